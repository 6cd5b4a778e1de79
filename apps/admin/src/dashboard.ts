import type { Answer } from '@hearth/api/operation'
import { mapLoadable } from './loadable'
import { polled } from './polled'
import { useRead } from './useRead'

/** Members without admins, by an answer of `GET /users` (decisions, The wire). */
export function countMembers({ data, pagination }: Answer<'listUsers'>): number {
  return pagination.total - data.filter(({ role }) => role.toUpperCase() === 'ADMIN').length
}

/** The parts of the dashboard, each loading, failing and growing old by itself. */
export function useDashboard() {
  const users = useRead(polled.users, true)
  const posts = useRead(polled.posts, true)
  const badges = useRead(polled.badges, true)
  const invites = useRead(polled.invites, true)
  const postList = mapLoadable(posts.loadable, ({ data }) => data)
  const badgeList = mapLoadable(badges.loadable, ({ data }) => data)
  return {
    users: mapLoadable(users.loadable, (answer) => count(countMembers(answer), users)),
    posts: mapLoadable(postList, ({ length }) => count(length, posts)),
    badges: mapLoadable(badgeList, ({ length }) => count(length, badges)),
    invites: mapLoadable(invites.loadable, ({ data }) => count(data.length, invites)),
    recentPosts: postList,
    badgeRequests: badgeList,
  }
}

const count = (value: number, { result }: { result: { dataUpdatedAt: number } }) => ({
  value,
  asOf: new Date(result.dataUpdatedAt),
})
