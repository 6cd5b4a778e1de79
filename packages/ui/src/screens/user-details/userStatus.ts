import type { BadgeProps } from '../../components/Badge/Badge'
import { type UserBadge, userBadges } from '../../product/users/userBadges'
import type { UserRow } from '../../product/users/usersModel'

interface StatusBadge {
  label: string
  tone: NonNullable<BadgeProps['tone']>
}

/** How far those have come who are not verified. */
const stages: ReadonlyMap<string, StatusBadge> = new Map([
  ['unverified_email', { label: 'Unverified email', tone: 'neutral' }],
  ['verified_email', { label: 'Verified email', tone: 'neutral' }],
  ['personal_info_submitted', { label: 'Personal info submitted', tone: 'info' }],
  ['pending_verification', { label: 'Pending verification', tone: 'caution' }],
  ['declined', { label: 'Declined', tone: 'critical' }],
])

/**
 * The standing of one user: the badges of the users list, with the stage that was reached in place of
 * 'Pending' where `status` names one.
 */
export const userStatus = (
  user: Pick<UserRow, 'status' | 'isVerified' | 'isBanned'>,
): readonly StatusBadge[] =>
  userBadges(user).map((badge: UserBadge) =>
    badge.label === 'Pending' ? (stages.get(user.status ?? '') ?? badge) : badge,
  )
