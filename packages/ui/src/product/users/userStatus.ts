import type { BadgeProps } from '../../components/Badge/Badge'
import { type UserBadge, userBadges } from './userBadges'
import type { UserRow } from './usersModel'

interface StatusBadge {
  label: string
  tone: NonNullable<BadgeProps['tone']>
}

/** How far unverified users have come. */
const stages: ReadonlyMap<string, StatusBadge> = new Map([
  ['unverified_email', { label: 'Unverified email', tone: 'neutral' }],
  ['verified_email', { label: 'Verified email', tone: 'neutral' }],
  ['personal_info_submitted', { label: 'Personal info submitted', tone: 'info' }],
  ['pending_verification', { label: 'Pending verification', tone: 'caution' }],
  ['declined', { label: 'Declined', tone: 'critical' }],
])

/**
 * The status of one user: the badges of the users list, but with the stage in `status`, if it
 * names one, instead of 'Pending'.
 */
export const userStatus = (
  user: Pick<UserRow, 'status' | 'isVerified' | 'isBanned'>,
): readonly StatusBadge[] =>
  userBadges(user).map((badge: UserBadge) =>
    badge.label === 'Pending' ? (stages.get(user.status ?? '') ?? badge) : badge,
  )
