import type { BadgeProps } from '../../components/Badge/Badge'
import { statusOf, type UserBadge, userBadges } from './userBadges'
import type { UserRow } from './usersModel'
import { usersText } from './usersText'

interface StatusBadge {
  label: string
  tone: NonNullable<BadgeProps['tone']>
  /** When the status ends, ISO 8601. @default it has no end */
  until?: string | undefined
}

/** How far unverified users have come. */
const stages: ReadonlyMap<string, StatusBadge['tone']> = new Map<string, StatusBadge['tone']>([
  ['unverified_email', 'neutral'],
  ['verified_email', 'neutral'],
  ['personal_info_submitted', 'info'],
  ['pending_verification', 'caution'],
  ['declined', 'critical'],
])

const stageOf = (status: string): StatusBadge | undefined => {
  const tone = stages.get(status)
  return tone && { label: usersText.stages[status as keyof typeof usersText.stages], tone }
}

/**
 * The status of one user: the badges of the users list, but with the stage in `status`, if it
 * names one, instead of 'Pending'.
 */
export const userStatus = (
  user: Pick<UserRow, 'status' | 'isVerified' | 'isBanned' | 'bannedUntil'>,
): readonly StatusBadge[] =>
  userBadges(user).map((badge: UserBadge) =>
    badge.tone === 'neutral' ? (stageOf(statusOf(user.status)) ?? badge) : badge,
  )
