import { pageTitles } from '../../navigation/pageTitles'

/** The lists that can be saved, by the path of their page, and what the page calls them. */
export const exportedLists = {
  '/users': pageTitles.users,
  '/badge-requests': pageTitles.badgeRequests,
  '/posts': pageTitles.posts,
  '/announcements': pageTitles.announcements,
  '/memberships': pageTitles.memberships,
  '/invites': pageTitles.invites,
  '/record': pageTitles.record,
} as const

/** The path of a page whose list can be saved. */
export type ExportedPath = keyof typeof exportedLists

export const isExported = (path: string): path is ExportedPath => Object.hasOwn(exportedLists, path)
