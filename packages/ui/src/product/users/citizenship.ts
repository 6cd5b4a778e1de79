import type { BadgeProps } from '../../components/Badge/Badge'
import type { UserRow } from './usersModel'
import { usersText } from './usersText'

interface CitizenshipBadge {
  label: string
  tone: NonNullable<BadgeProps['tone']>
}

const { approved, pending, notApplied } = usersText.badgeOptions

/** The codes of specification 9, in the words of the users filter. */
const badges: ReadonlyMap<unknown, CitizenshipBadge> = new Map([
  [0, { label: notApplied, tone: 'neutral' }],
  [1, { label: pending, tone: 'caution' }],
  [2, { label: approved, tone: 'positive' }],
])

/** How far the citizenship request of a user has come; undefined if the backend does not say. */
export const citizenshipBadge = ({
  badgeRequestStatus,
}: Pick<UserRow, 'badgeRequestStatus'>): CitizenshipBadge | undefined =>
  badges.get(badgeRequestStatus)
