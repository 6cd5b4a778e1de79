import { type StateTone, stateTones } from '../states/states'
import { statusOf, type UserBadge, userBadges } from './userBadges'
import type { UserRow } from './usersModel'
import { usersText } from './usersText'

/** How far unverified users have come. */
const stages: ReadonlyMap<string, StateTone> = new Map<string, StateTone>([
  ['unverified_email', stateTones.unverifiedEmail],
  ['verified_email', stateTones.verifiedEmail],
  ['personal_info_submitted', stateTones.personalInfoSubmitted],
  ['pending_verification', stateTones.pendingVerification],
  ['declined', stateTones.declined],
])

const stageOf = (status: string): UserBadge | undefined => {
  const tone = stages.get(status)
  return tone && { label: usersText.stages[status as keyof typeof usersText.stages], tone }
}

/**
 * The status of one user: the badges of the users list, but with the stage in `status`, if it
 * names one, instead of 'Pending'.
 */
export const userStatus = (
  user: Pick<UserRow, 'status' | 'isVerified' | 'isBanned' | 'bannedUntil'>,
): readonly UserBadge[] =>
  userBadges(user).map((badge) =>
    badge.label === usersText.statusOptions.pending
      ? (stageOf(statusOf(user.status)) ?? badge)
      : badge,
  )
