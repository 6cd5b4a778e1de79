import { userFactsText, usersText } from '../../domain/members/members'
import { notificationText } from '../../domain/notification/notification'
import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

/** Texts of a user's page; those of specification 2.17 are verbatim. */
export const userDetailsText = localize('userDetails', {
  goBack: 'Go Back',
  users: usersText.title,
  title: 'Member details',
  failed: 'User not found or some error occurred while fetching data',

  previousMember: 'Previous member',
  nextMember: 'Next member',
  isFirst: 'This is the first member in the list',
  isLast: 'This is the last member in the list',

  reviewRequest: 'Review request',
  facts: 'Details',
  documents: userFactsText.documents,
  reporter: 'Reports by this member',
  push: 'Push Notifications',
  noDevices: notificationText.noDevices,
  devices: (devices: number) => `${count(devices)} device(s) registered`,

  invitees: 'Invitees',
  invites: usersText.invites,
  noneYet: "This user hasn't sent any invites yet.",
  posts: 'Posts',
  viewPosts: 'View posts',

  exportFor: 'Export for the member',
  exportTitle: 'Send the member their data?',
  exportQuestion:
    "A copy of everything that's stored about this member is made, and only they get the link by email. Once a day.",
  exportConfirm: 'Send the data',

  notify: notificationText.notify,
})
