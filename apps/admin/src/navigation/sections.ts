/** The first parts of the panel's addresses (specification 2.1, and those of features). */
export const sections: readonly string[] = [
  'users',
  'desk',
  'badge-requests',
  'posts',
  'announcements',
  'memberships',
  'invites',
  'record',
  'trash',
  'team',
  'account',
]
