import { banYears } from '@hearth/api/limits.gen'
import { fieldErrors } from '../kernel/errors.ts'

/**
 * The end of a ban from a request: null for no end, undefined if the request says nothing about it.
 * @throws AppError unprocessable
 */
export const readBanEnd = (
  until: string | null | undefined,
  now: Date,
): Date | null | undefined => {
  if (until === undefined || until === null) return until
  const end = new Date(until)
  const latest = new Date(now)
  latest.setUTCFullYear(latest.getUTCFullYear() + banYears)
  if (end <= now) throw fieldErrors({ field: 'until', message: 'Must be in the future' })
  if (end > latest) {
    throw fieldErrors({ field: 'until', message: `Must be within ${banYears} years` })
  }
  return end
}

/** Whether a ban lasts longer than another one. No end is the longest. */
export const lastsLonger = (end: Date | null, other: Date | null): boolean =>
  other !== null && (end === null || end > other)

/** Whether two bans end at the same time, or both have no end. */
export const isSameEnd = (one: Date | null, other: Date | null): boolean =>
  one?.getTime() === other?.getTime()

/** The fields of a ban in an entry: those of a ban without an end do not mention the end. */
export const banChange = (
  before: { readonly isBanned: boolean; readonly bannedUntil: Date | null },
  after: { readonly isBanned: boolean; readonly bannedUntil: Date | null },
) => {
  const hasEnd = before.bannedUntil !== null || after.bannedUntil !== null
  const fields = ({ isBanned, bannedUntil }: typeof before) => ({
    isBanned,
    ...(hasEnd && { bannedUntil: bannedUntil?.toISOString() ?? null }),
  })
  return { before: fields(before), after: fields(after) }
}
