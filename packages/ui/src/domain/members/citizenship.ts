import { type StateTone, stateTones } from '../states/states'
import type { UserRow } from './usersModel'
import { usersText } from './usersText'

interface CitizenshipBadge {
  label: string
  tone: StateTone
}

const PENDING = 1

/** The codes of specification 9, in the words of the users filter. */
const badgeOf = (status: unknown): CitizenshipBadge | undefined => {
  const { approved, pending, notApplied } = usersText.badgeOptions
  if (status === 0) return { label: notApplied, tone: stateTones.notApplied }
  if (status === PENDING) return { label: pending, tone: stateTones.pending }
  return status === 2 ? { label: approved, tone: stateTones.approved } : undefined
}

/** How far the citizenship request of a user has come; undefined if the backend does not say. */
export const citizenshipBadge = ({
  badgeRequestStatus,
}: Pick<UserRow, 'badgeRequestStatus'>): CitizenshipBadge | undefined => badgeOf(badgeRequestStatus)

/** Whether a citizenship request of the user waits for a decision. */
export const isCitizenshipPending = ({
  badgeRequestStatus,
}: Pick<UserRow, 'badgeRequestStatus'>): boolean => badgeRequestStatus === PENDING
