import type { UserRow } from './usersModel'
import { usersText } from './usersText'

/** One word about a user's status. */
export interface UserBadge {
  label: string
  tone: 'critical' | 'positive' | 'neutral'
}

/**
 * The status of a user: 'Banned' comes first, then 'Verified' or 'Pending'. `isBanned`,
 * `isVerified` and `status` can disagree; the two flags win, because the filters use them and the
 * actions change them. `status` only counts for a missing flag.
 */
export function userBadges(
  user: Pick<UserRow, 'status' | 'isVerified' | 'isBanned'>,
): readonly UserBadge[] {
  const { statusOptions: text } = usersText
  const verified: UserBadge = isVerified(user)
    ? { label: text.verified, tone: 'positive' }
    : { label: text.pending, tone: 'neutral' }
  return isBanned(user) ? [{ label: text.banned, tone: 'critical' }, verified] : [verified]
}

export const isBanned = (user: Pick<UserRow, 'status' | 'isBanned'>): boolean =>
  user.isBanned ?? user.status === 'banned'

export const isVerified = (user: Pick<UserRow, 'status' | 'isVerified'>): boolean =>
  user.isVerified ?? user.status === 'verified'
