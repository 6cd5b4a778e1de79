import { fold } from '../../text/fold'
import { plainText } from '../../text/people'
import { type StateTone, stateTones } from '../states/states'
import { invitesText as text } from './invitesText'

/**
 * An invite that a member has sent (specification 3). The invited email has two names in the
 * calls, and the contract's `Invite` and `Invitee` are both structurally compatible.
 */
export interface SentInvite {
  id: string
  /** The invited email, on the inviter's list. */
  invitedTo?: string | null | undefined
  /** The invited email, on the details of a user. */
  invitedToEmail?: string | null | undefined
  /** pending, approved, rejected or expired; any other value shows as it is. */
  status: string
  /** ISO 8601. An invalid date shows as 'Unknown date'. */
  createdAt: string
  /** The member who sent it, on the list of all invites. */
  invitedBy?: { id: string; fullName?: string | null | undefined } | null | undefined
}

export type InviteStatusFilter = 'all' | 'approved' | 'pending' | 'rejected'

/** The filters of a list of invites. */
export interface InvitesFilters {
  /** Free text over email and status; '' for none. */
  search: string
  status: InviteStatusFilter
}

/** Filters that match everything: the start, and the result of 'Clear filters'. */
export const NO_FILTERS: InvitesFilters = { search: '', status: 'all' }

export const invitedEmail = ({ invitedTo, invitedToEmail }: SentInvite): string =>
  plainText(invitedTo) || plainText(invitedToEmail) || text.notProvided

const tones: ReadonlyMap<string, StateTone> = new Map<string, StateTone>([
  ['pending', stateTones.pending],
  ['approved', stateTones.approved],
  ['rejected', stateTones.rejected],
  ['expired', stateTones.expired],
])

interface InviteStatus {
  label: string
  tone: StateTone
}

/** The label of an invite's status; an unknown status shows as it is (specification 2.17). */
export function inviteStatus({ status }: SentInvite): InviteStatus {
  const known = status.toLowerCase()
  const tone = tones.get(known)
  return tone
    ? { label: text.statuses[known as keyof typeof text.statuses], tone }
    : { label: plainText(status) || '–', tone: 'neutral' }
}

/** An address without what a mail has around it: `Ana <ana@mail.example>,`, or `mailto:`. */
const withoutMarks = (text: string): string =>
  text.includes('@') ? text.replaceAll(/^.*<|^mailto:|[>,;?].*$/g, '') : text

/** The invites that match the filters; the text is searched in email and status, ignoring case and accents. */
export function matchingInvites(
  invites: readonly SentInvite[],
  { search, status }: InvitesFilters,
): readonly SentInvite[] {
  const wanted = withoutMarks(fold(search).trim())
  return invites.filter(
    (invite) =>
      (status === 'all' || invite.status.toLowerCase() === status) &&
      (wanted === '' ||
        [invitedEmail(invite), inviteStatus(invite).label].some((text) =>
          fold(text).includes(wanted),
        )),
  )
}
