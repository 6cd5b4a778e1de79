import { localize } from '../../text/localize'

/** Texts of the page of one plan; those of specification 2.20 are verbatim. */
export const membershipViewText = localize('membershipView', {
  title: 'Membership',
  failed: 'Error loading membership. Please try again.',
  unavailable: "This membership isn't available",
  unavailableDescription: "It isn't active right now.",

  summary: 'Summary',
  noSummary: 'No summary available',
  editSummary: 'Edit',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  discardSummary: 'Discard your changes to the summary?',

  features: 'Features',

  statistics: 'Statistics',
  activeMembers: 'Active Members',
  totalRevenue: 'Total Revenue',
  noNumber: '--',
  noNumberYet: 'Not available yet',

  quickActions: 'Quick Actions',
  edit: 'Edit',

  information: 'Information',
  period: 'Billing Period',
  id: 'ID',
  copyId: 'Copy ID',
  created: 'Created',
  updated: 'Last Updated',
})
