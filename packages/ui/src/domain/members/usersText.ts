import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

/** Texts of the users list; those of specification 2.15 are verbatim. */
export const usersText = localize('users', {
  title: 'Users',
  subtitle: 'Manage members',
  failed: 'Some error occurred while fetching data',

  name: 'Name',
  email: 'Email',
  verified: 'Verified',
  citizenship: 'Citizenship',
  joined: 'Joined',
  notes: (notes: number) => `${count(notes)} ${notes === 1 ? 'note' : 'notes'}`,
  notProvided: 'Not provided',

  views: 'Views',
  filters: 'Filter members',
  search: 'Search members',
  searchPlaceholder: 'Search name, email or phone',
  status: 'User Status',
  statusOptions: { all: 'All', verified: 'Verified', pending: 'Pending', banned: 'Banned' },
  /** After the badge of a banned member. */
  until: (day: string) => `until ${day}`,
  stages: {
    unverified_email: 'Unverified email',
    verified_email: 'Verified email',
    personal_info_submitted: 'Personal info submitted',
    pending_verification: 'Pending verification',
    declined: 'Declined',
  },
  badge: 'Citizenship Status',
  badgeOptions: {
    all: 'All',
    approved: 'Approved',
    pending: 'Pending',
    notApplied: 'Not Applied',
  },
  /** Below the view Pending, before a link: why the newcomers on the desk are fewer. */
  pendingNote:
    'Pending also counts members who are banned, declined or still have to confirm their email. The others:',
  newcomersOnDesk: 'Newcomers on the desk',
  total: (users: number) => `${count(users)} ${users === 1 ? 'member' : 'members'}`,
  totalOver: (users: number) => `More than ${count(users)} members`,

  noneYet: 'No members have joined yet.',
  noneMatch: 'No members match your search criteria.',
  noneOnPage: 'There are no members on this page.',

  files: 'Files',
  account: 'Account',
  certificate: 'Download certificate',
  passport: 'Download passport',
  invites: 'View invites',
  verify: 'Verify',
  awaitingEmail: 'Awaiting Email Verification',
  userVerified: 'User Verified',
  ban: 'Ban',
  unban: 'Unban',
  delete: 'Delete',

  askVerify: 'Are you sure you want to verify this user?',
  askBan: 'Are you sure you want to ban this User',
  banEffect: "A banned member is signed out everywhere and can't sign in until the ban is lifted.",
  askUnban: 'Are you sure you want to un-ban this User',
  askDelete: 'Are you sure you want to delete this user?',
  /** The titles of the questions. */
  verifyWho: (name: string) => `Verify ${name}`,
  banWho: (name: string) => `Ban ${name}`,
  unbanWho: (name: string) => `Unban ${name}`,
  deleteWho: (name: string) => `Delete ${name}`,
  askVerifyMany: (users: number) =>
    `Are you sure you want to verify these ${count(users)} members?`,
  askBanMany: (users: number) => `Are you sure you want to ban these ${count(users)} members`,
  askUnbanMany: (users: number) => `Are you sure you want to un-ban these ${count(users)} members`,
  askDeleteMany: (users: number) =>
    `Are you sure you want to delete these ${count(users)} members?`,
})
