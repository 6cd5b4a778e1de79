import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

/** Texts of lists of invites; those of specification 2.16 are verbatim. */
export const invitesText = localize('invites', {
  back: 'Back',
  users: 'Users',
  member: 'Member details',
  title: 'Invites',
  titleOf: 'Invites of',
  failed: 'Some error occurred while fetching data',

  filters: 'Filter invites',
  search: 'Search invites',
  searchPlaceholder: 'Search email or status',
  status: 'Status',
  statusOptions: { all: 'All', approved: 'Approved', pending: 'Pending', rejected: 'Rejected' },
  statuses: {
    pending: 'Pending',
    approved: 'Approved',
    rejected: 'Rejected',
    expired: 'Expired',
  },
  total: (invites: number) => `${count(invites)} ${invites === 1 ? 'invite' : 'invites'}`,

  email: 'Email',
  invitedBy: 'Invited by',
  date: 'Invite Date',
  notProvided: 'Not provided',

  noneTitle: 'No Invites Found',
  noneYet: "This user hasn't sent any invites yet.",
  noneMatch: 'No invites match your search criteria.',
})
