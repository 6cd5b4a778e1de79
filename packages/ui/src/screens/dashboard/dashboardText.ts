import { badgeRequestsText } from '../../domain/citizenship/citizenship'
import { postsText } from '../../domain/posts/posts'
import { localize } from '../../text/localize'
import { count } from '../../text/numbers'

/** Texts of the dashboard; those of specification 2.11 and 2.12 are verbatim. */
export const dashboardText = localize('dashboard', {
  title: 'Dashboard',
  welcome: 'Welcome,',
  welcomeBack: 'Welcome back,',
  role: 'Administrator',
  failed: 'Some error occurred while fetching data',
  counts: 'Counts',
  users: 'Total Users',
  usersDefinition: 'Administrators not counted',
  posts: 'Total Posts',
  postsDefinition: 'From all members',
  badges: 'Pending Badges',
  badgesDefinition: 'Waiting for a decision',
  /** How long the oldest request has waited, in days. */
  oldest: (days: number) =>
    days === 0
      ? 'Oldest request from today'
      : `Oldest request waiting ${days === 1 ? '1 day' : `${count(days)} days`}`,
  review: 'Review requests',
  noRequests: badgeRequestsText.noneDescription,
  invites: 'Active Invites',
  invitesDefinition: 'Pending or approved',
  recentPosts: 'Recent Posts',
  recentRequests: 'Recent Badge Requests',
  viewAll: 'View all',
  noPostsTitle: postsText.noneTitle,
  noPosts: postsText.noneYet,
  /** Before the first deletion: from when on documents are deleted, and how many would be now. */
  retention: (day: string, due: number) =>
    `Starting ${day}, documents are deleted after the decision on their member. ${due === 1 ? '1 is' : `${count(due)} are`} due.`,
  gotIt: 'Got it',
  live: 'Live',
  partlyLive: 'Some numbers are out of date. Retrying...',
  notLive: 'The numbers are out of date. Retrying...',
})
