import { count } from '../../text/numbers'

/**
 * Texts of citizenship requests, here and on the dashboard; those of specification 2.12 are
 * verbatim.
 */
export const badgeRequestsText = {
  title: 'Badge Requests',
  subtitle: 'Citizenship verification requests',
  failed: 'Some error occurred while fetching data',

  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  notProvided: 'Not provided',

  approve: 'Approve',
  approveTitle: 'Approve Badge',
  approveQuestion: 'Are you sure you want to approve this citizenship request?',
  reject: 'Reject',
  rejectTitle: 'Reject Badge',
  rejectQuestion: 'Are you sure you want to reject this citizenship request?',
  decided: 'No longer pending',
  left: (requests: number) => `${count(requests)} ${requests === 1 ? 'request' : 'requests'} left`,

  noneDescription: 'No citizenship requests are waiting.',
} as const
