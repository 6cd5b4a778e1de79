import { localize } from '@hearth/ui/text/localize'

/** What the links of the navigation lead to (specification 2.2). */
export const navigationTexts = localize('navigationTexts', {
  users: 'Manage members',
  posts: 'Forum posts and comments',
  announcements: 'System notifications',
  badgeRequests: 'Citizenship verification requests',
  memberships: 'Subscription plans',
  desk: 'Everything that waits for a decision',
  record: 'Who did what, when and why',
  team: 'People, roles and invitations',
})
