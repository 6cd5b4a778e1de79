import { banYears } from '../../text/limits.gen'

/** How long a ban lasts: `date` for a moment that the person chooses. */
export type BanPeriod = 'never' | 'day' | 'week' | 'month' | 'date'

const minute = 60_000
const day = 24 * 60 * minute

/**
 * The same day of the next month, or its last day. Not by `@internationalized/date`, which loads only
 * with a date field: every list has this question.
 */
function addMonth(start: Date): Date {
  const end = new Date(start)
  end.setMonth(end.getMonth() + 1)
  if (end.getDate() !== start.getDate()) end.setDate(0)
  return end
}

/**
 * The end of a ban that begins now, rounded up to the minute that people read. A chosen date begins
 * a week from now.
 */
export function endOf(period: BanPeriod, now: Date): string | undefined {
  if (period === 'never') return undefined
  const start = new Date(Math.ceil(now.getTime() / minute) * minute)
  if (period === 'month') return addMonth(start).toISOString()
  return new Date(start.getTime() + (period === 'day' ? 1 : 7) * day).toISOString()
}

/** The latest end that the contract accepts. */
export function latestEnd(now: Date): string {
  const latest = new Date(now)
  latest.setUTCFullYear(latest.getUTCFullYear() + banYears)
  return latest.toISOString()
}

/** Why an end cannot be sent. */
export type BanEndError = 'unfinished' | 'past' | 'far'

/** @returns undefined for an end that can be sent */
export function banEndError(end: string, now: Date): BanEndError | undefined {
  const time = Date.parse(end)
  if (Number.isNaN(time)) return 'unfinished'
  if (time <= now.getTime()) return 'past'
  return time > Date.parse(latestEnd(now)) ? 'far' : undefined
}
