import type { BadgeRequest } from '../../product/badges/badges'

/** Where a request is among those that wait, and its neighbours. */
export interface ReviewOrder {
  /** From 1; 0 if it does not wait. */
  at: number
  total: number
  previousId: string | undefined
  nextId: string | undefined
}

/**
 * The order in which requests are reviewed: that of the list, without those that somebody has
 * decided. A request that is not in the list is followed by the first one.
 */
export function reviewOrder(
  rows: readonly BadgeRequest[],
  departedIds: ReadonlySet<string>,
  id: string,
): ReviewOrder {
  const waits = ({ id: one }: BadgeRequest) => !departedIds.has(one)
  const place = rows.findIndex((row) => row.id === id)
  const waiting = rows.filter(waits)
  return {
    at: waiting.findIndex((row) => row.id === id) + 1,
    total: waiting.length,
    previousId: rows.slice(0, Math.max(place, 0)).findLast(waits)?.id,
    nextId: rows.slice(place + 1).find(waits)?.id,
  }
}
