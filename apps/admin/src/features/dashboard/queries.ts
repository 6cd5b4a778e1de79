import { type Answer, missingFrom } from '@hearth/api/operation'
import { mapLoadable } from '../../queries/loadable'
import { polled } from '../../queries/polled'
import { useRead } from '../../queries/useRead'

/** Members without admins, counted from an answer of `GET /users` (specification 2.11). */
export function countMembers({ data, pagination }: Answer<'listUsers'>): number {
  return pagination.total - data.filter(({ role }) => role.toUpperCase() === 'ADMIN').length
}

/** The parts of the dashboard. Each one loads, fails and goes stale by itself. */
export function useDashboard() {
  const users = useRead(polled.users, true)
  const posts = useRead(polled.posts, true)
  const badges = useRead(polled.badges, true)
  const invites = useRead(polled.invites, true)
  return {
    users: mapLoadable(users.loadable, (answer) => count(countMembers(answer), users)),
    posts: mapLoadable(posts.loadable, (answer) => count(rowsOf(answer), posts)),
    badges: mapLoadable(badges.loadable, (answer) => count(rowsOf(answer), badges)),
    invites: mapLoadable(invites.loadable, (answer) => count(rowsOf(answer), invites)),
    recentPosts: mapLoadable(posts.loadable, ({ data }) => data),
    badgeRequests: mapLoadable(badges.loadable, ({ data }) => data),
  }
}

/** Rows of an answer, including those that cannot be shown. */
const rowsOf = (answer: { data: readonly unknown[] }) => answer.data.length + missingFrom(answer)

const count = (value: number, { result }: { result: { dataUpdatedAt: number } }) => ({
  value,
  asOf: new Date(result.dataUpdatedAt),
})
