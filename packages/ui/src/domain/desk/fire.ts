/** The fire of the house: how much waits for the person. */
export type Fire = 'lit' | 'embers' | 'low'

/** A queue, by how many cases wait and since when the oldest does. */
interface Queue {
  waiting: number
  /** ISO 8601. */
  oldest?: string | null | undefined
}

const WEEK = 7 * 86_400_000

/**
 * Lit when nothing waits, embers while something does, low when a case has waited for over a week.
 * @param queues those that the person decides
 * @returns undefined for a person who decides nothing
 */
export function fireOf(queues: readonly (Queue | undefined)[], now: Date): Fire | undefined {
  const own = queues.filter((queue) => queue !== undefined)
  if (own.length === 0) return undefined
  const isOld = ({ oldest }: Queue) => now.getTime() - Date.parse(oldest ?? '') > WEEK
  if (own.some(isOld)) return 'low'
  return own.some(({ waiting }) => waiting > 0) ? 'embers' : 'lit'
}
