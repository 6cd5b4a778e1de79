import type { BadgeProps } from '../../components/Badge/Badge'
import type { UserRow } from './usersModel'
import { usersText } from './usersText'

interface CitizenshipBadge {
  label: string
  tone: NonNullable<BadgeProps['tone']>
}

const { approved, pending, notApplied } = usersText.badgeOptions

const PENDING = 1

/** The codes of specification 9, in the words of the users filter. */
const badges: ReadonlyMap<unknown, CitizenshipBadge> = new Map([
  [0, { label: notApplied, tone: 'neutral' }],
  [PENDING, { label: pending, tone: 'caution' }],
  [2, { label: approved, tone: 'positive' }],
])

/** How far the citizenship request of a user has come; undefined if the backend does not say. */
export const citizenshipBadge = ({
  badgeRequestStatus,
}: Pick<UserRow, 'badgeRequestStatus'>): CitizenshipBadge | undefined =>
  badges.get(badgeRequestStatus)

/** Whether a citizenship request of the user waits for a decision. */
export const isCitizenshipPending = ({
  badgeRequestStatus,
}: Pick<UserRow, 'badgeRequestStatus'>): boolean => badgeRequestStatus === PENDING
