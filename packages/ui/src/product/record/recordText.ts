import type { RecordKind } from './recordModel'

/** Texts of the record of actions; those of specification 2.22 are verbatim. */
export const recordText = {
  title: 'Record',
  subtitle: 'Who did what, when and why',
  failed: 'Some error occurred while fetching data',

  filters: 'Filter the record',
  who: 'Who',
  everybody: 'Everybody',
  what: 'What',
  kinds: {
    all: 'Everything',
    bans: 'Bans',
    verifications: 'Verifications',
    citizenship: 'Citizenship',
    deletions: 'Deletions',
    announcements: 'Announcements',
    memberships: 'Membership plans',
    documents: 'Documents',
    push: 'Push notifications',
    stewards: 'Stewards',
  } satisfies Record<RecordKind, string>,
  member: 'Member',
  anyMember: 'All members',
  memberSearch: 'Search member',
  memberPlaceholder: 'Search member by name or email',
  members: 'Found members',
  noMember: 'No member is found by that.',
  memberFailed: 'The search failed.',
  from: 'From',
  to: 'To',

  noneTitle: 'No Actions Found',
  noneYet: 'Nothing has been done yet.',
  noneMatch: 'No actions match your search criteria.',

  noneOfMember: 'No steward has done anything to this member yet.',
  noDecision: 'No decision is in the record.',
  by: 'by',
  decisions: {
    'user.ban': 'Banned',
    'user.un-ban': 'Unbanned',
    'user.verify': 'Verified',
    'badge.approve': 'Citizenship approved',
    'badge.reject': 'Citizenship rejected',
  },

  undo: 'Undo',
  askUndo: 'Are you sure you want to undo this action?',
  undoEffect:
    'What it changed goes back to what it was before, and the undo is recorded. What was sent stays sent.',

  operator: 'An operator of the server',
  deletedAccount: (end: string) => `Deleted account …${end}`,
  deletedMember: (end: string) => `a deleted member (…${end})`,
  undid: 'undid',
  citizenship: { 0: 'Not Applied', 1: 'Pending', 2: 'Approved' },
  nothing: 'None',
  yes: 'Yes',
  no: 'No',
} as const
