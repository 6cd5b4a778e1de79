import { localize } from '@hearth/ui/text/localize'

/** The name of the panel, the role of the signed-in person, and what the links lead to (specification 2.2). */
export const navigationTexts = localize('navigationTexts', {
  panel: 'Admin Dashboard',
  role: { name: 'Administrator', short: 'Admin' },
  users: 'Manage members',
  posts: 'Forum posts and comments',
  announcements: 'System notifications',
  badgeRequests: 'Citizenship verification requests',
  memberships: 'Subscription plans',
  desk: 'Everything that waits for a decision',
  record: 'Who did what, when and why',
  team: 'People, roles and invitations',
})
