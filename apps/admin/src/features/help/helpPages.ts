import type { HelpPage } from '@hearth/ui/product/help'

export type { HelpPage }

/** The pages with help, each with the pattern of its path. */
const paths: readonly (readonly [RegExp, HelpPage])[] = [
  [/^\/$/, 'dashboard'],
  [/^\/users$/, 'users'],
  [/^\/users\//, 'user'],
  [/^\/badge-requests$/, 'badgeRequests'],
  [/^\/desk$/, 'desk'],
  [/^\/posts$/, 'posts'],
  [/^\/announcements$/, 'announcements'],
  [/^\/memberships/, 'memberships'],
  [/^\/invites$/, 'invites'],
  [/^\/record$/, 'record'],
  [/^\/trash$/, 'trash'],
  [/^\/team/, 'team'],
  [/^\/account$/, 'account'],
]

/** The help of the page at a path; undefined where there is none. */
export const helpPageOf = (path: string): HelpPage | undefined =>
  paths.find(([pattern]) => pattern.test(path))?.[1]
