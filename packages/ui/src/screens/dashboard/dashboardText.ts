import { postsText } from '../posts/postsText'

/** Texts of the dashboard; those of specification 2.11 and 2.12 to the letter. */
export const dashboardText = {
  title: 'Dashboard',
  welcome: 'Welcome back,',
  role: 'Administrator',
  failed: 'Some error occurred while fetching data',
  counts: 'Counts',
  users: 'Total Users',
  usersDefinition: 'Members, without administrators',
  posts: 'Total Posts',
  postsDefinition: 'Posts of all members',
  badges: 'Pending Badges',
  badgesDefinition: 'Citizenship requests to decide',
  invites: 'Active Invites',
  invitesDefinition: 'Invitations pending or approved',
  recentPosts: 'Recent Posts',
  recentRequests: 'Recent Badge Requests',
  viewAll: 'View all',
  noPostsTitle: postsText.noneTitle,
  noPosts: postsText.noneYet,
} as const
