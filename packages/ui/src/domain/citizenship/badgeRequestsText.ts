import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

/**
 * Texts of citizenship requests, here and on the dashboard; those of specification 2.12 are
 * verbatim.
 */
export const badgeRequestsText = localize('badgeRequests', {
  title: 'Badge Requests',
  subtitle: 'Citizenship verification requests',
  failed: 'Some error occurred while fetching data',

  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  waitingSince: 'Waiting since',
  notProvided: 'Not provided',

  approve: 'Approve',
  approveTitle: 'Approve Badge',
  approveQuestion: 'Are you sure you want to approve this citizenship request?',
  reject: 'Reject',
  rejectTitle: 'Reject Badge',
  rejectQuestion: 'Are you sure you want to reject this citizenship request?',
  approveManyTitle: 'Approve citizenship requests',
  approveManyQuestion: (requests: number) =>
    `Are you sure you want to approve these ${count(requests)} citizenship requests?`,
  rejectManyTitle: 'Reject citizenship requests',
  rejectManyQuestion: (requests: number) =>
    `Are you sure you want to reject these ${count(requests)} citizenship requests?`,
  decided: 'No longer pending',
  left: (requests: number) => `${count(requests)} ${requests === 1 ? 'request' : 'requests'} left`,

  /** Why an approval would be refused, by the code of the contract. */
  refusals: {
    banned: 'This member is banned. Lift the ban first, or reject the request.',
    emailNotConfirmed:
      "This member hasn't confirmed their email. Wait until they have, or reject the request.",
    passportMissing:
      'A passport is needed, and this member has none. Wait until they add one, or reject the request.',
  },

  noneDescription: 'No citizenship requests are waiting.',
})
