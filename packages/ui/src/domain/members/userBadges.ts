import { plainText } from '../../text/people'
import { type StateTone, stateTones } from '../states/states'
import type { UserRow } from './usersModel'
import { usersText } from './usersText'

/** One word about a user's status. */
export interface UserBadge {
  label: string
  tone: StateTone
  /** When the status ends, ISO 8601. @default it has no end */
  until?: string | undefined
}

/**
 * The status of a user: 'Banned' comes first, then 'Verified' or 'Pending'. `isBanned`,
 * `isVerified` and `status` can disagree; the two flags win, because the filters use them and the
 * actions change them. `status` only counts for a missing flag. A status that the contract does not
 * list is shown unchanged, because another backend may mean something else by it.
 */
export function userBadges(
  user: Pick<UserRow, 'status' | 'isVerified' | 'isBanned' | 'bannedUntil'>,
): readonly UserBadge[] {
  const { statusOptions: text } = usersText
  const unknown = unknownStatus(user.status)
  const verified: UserBadge = unknown
    ? { label: unknown, tone: 'neutral' }
    : isVerified(user)
      ? { label: text.verified, tone: stateTones.verified }
      : { label: text.pending, tone: stateTones.pending }
  const until = user.bannedUntil ?? undefined
  return isBanned(user)
    ? [{ label: text.banned, tone: stateTones.banned, until }, verified]
    : [verified]
}

const known: readonly string[] = [
  'verified',
  'banned',
  'pending_verification',
  'unverified_email',
  'verified_email',
  'personal_info_submitted',
  'declined',
]

/** A status in the spelling of the contract: another backend may write it in upper case. */
export const statusOf = (status: string | null | undefined): string =>
  plainText(status).toLowerCase()

const unknownStatus = (status: string | null | undefined): string | undefined =>
  known.includes(statusOf(status)) ? undefined : plainText(status) || undefined

export const isBanned = (user: Pick<UserRow, 'status' | 'isBanned'>): boolean =>
  user.isBanned ?? statusOf(user.status) === 'banned'

export const isVerified = (user: Pick<UserRow, 'status' | 'isVerified'>): boolean =>
  user.isVerified ?? statusOf(user.status) === 'verified'
