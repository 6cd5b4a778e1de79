import type { Answer } from '@hearth/api/operation'
import { dashboardUsers, pollEvery, polling } from '@hearth/api/polling'
import { useQuery } from '@tanstack/react-query'
import { api } from './api'
import { mapLoadable, toLoadable } from './loadable'

/** What the dashboard asks for, and how often (specification 9). */
export const dashboardReads = {
  users: {
    ...api.query('listUsers', { query: dashboardUsers }),
    refetchInterval: polling(pollEvery.listUsers),
  },
  posts: { ...api.query('listPosts'), refetchInterval: polling(pollEvery.listPosts) },
  badges: {
    ...api.query('listPendingBadges'),
    refetchInterval: polling(pollEvery.listPendingBadges),
  },
  invites: { ...api.query('listInvites'), refetchInterval: polling(pollEvery.listInvites) },
} as const

/** Members without admins, by an answer of `GET /users` (decisions, The wire). */
export function countMembers({ data, pagination }: Answer<'listUsers'>): number {
  return pagination.total - data.filter(({ role }) => role.toUpperCase() === 'ADMIN').length
}

/** The parts of the dashboard, each loading, failing and growing old by itself. */
export function useDashboard() {
  const users = useQuery(dashboardReads.users)
  const posts = useQuery(dashboardReads.posts)
  const badges = useQuery(dashboardReads.badges)
  const invites = useQuery(dashboardReads.invites)
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
