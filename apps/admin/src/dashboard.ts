import type { Answer } from '@hearth/api/operation'
import { useQuery } from '@tanstack/react-query'
import { mapLoadable, toLoadable } from './loadable'
import { polled } from './polled'

/** Members without admins, by an answer of `GET /users` (decisions, The wire). */
export function countMembers({ data, pagination }: Answer<'listUsers'>): number {
  return pagination.total - data.filter(({ role }) => role.toUpperCase() === 'ADMIN').length
}

/** The parts of the dashboard, each loading, failing and growing old by itself. */
export function useDashboard() {
  const users = useQuery(polled.users)
  const posts = useQuery(polled.posts)
  const badges = useQuery(polled.badges)
  const invites = useQuery(polled.invites)
  const postList = mapLoadable(toLoadable(posts, true), ({ data }) => data)
  const badgeList = mapLoadable(toLoadable(badges, true), ({ data }) => data)
  return {
    users: mapLoadable(toLoadable(users, true), (answer) => count(countMembers(answer), users)),
    posts: mapLoadable(postList, ({ length }) => count(length, posts)),
    badges: mapLoadable(badgeList, ({ length }) => count(length, badges)),
    invites: mapLoadable(toLoadable(invites, true), ({ data }) => count(data.length, invites)),
    recentPosts: postList,
    badgeRequests: badgeList,
  }
}

const count = (value: number, { dataUpdatedAt }: { dataUpdatedAt: number }) => ({
  value,
  asOf: new Date(dataUpdatedAt),
})
