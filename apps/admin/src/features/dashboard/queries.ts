import type { Answer } from '@hearth/api/operation'
import type { Loadable } from '@hearth/ui/loadable'
import { useMemo } from 'react'
import { mapLoadable } from '../../queries/loadable'
import { polled } from '../../queries/polled'
import { rowsOf } from '../../queries/rowsOf'
import { useRead } from '../../queries/useRead'

/** Members without admins, counted from an answer of `GET /users` (specification 2.11). */
export function countMembers({ data, pagination }: Answer<'listUsers'>): number {
  return pagination.total - data.filter(({ role }) => role.toUpperCase() === 'ADMIN').length
}

/**
 * How many were created since midnight, in the reader's zone like the times beside them. A date
 * that cannot be read is not from today.
 */
export function countToday(rows: readonly { createdAt: string }[], now: Date): number {
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  return rows.filter(({ createdAt }) => Date.parse(createdAt) >= midnight).length
}

/** The parts of the dashboard. Each one loads, fails and goes stale by itself. */
export function useDashboard() {
  const users = useRead(polled.users, true)
  const posts = useRead(polled.posts, true)
  const badges = useRead(polled.badges, true)
  const invites = useRead(polled.invites, true)
  return {
    users: mapLoadable(users.loadable, (answer) => count(countMembers(answer), users)),
    posts: useNewCount(posts),
    badges: mapLoadable(badges.loadable, (answer) => count(rowsOf(answer), badges)),
    invites: useNewCount(invites),
    recentPosts: mapLoadable(posts.loadable, ({ data }) => data),
    badgeRequests: mapLoadable(badges.loadable, ({ data }) => data),
  }
}

interface Read {
  result: { dataUpdatedAt: number }
}

const count = (value: number, { result }: Read) => ({
  value,
  asOf: new Date(result.dataUpdatedAt),
})

/** A list whose rows say when they were created. */
interface DatedList {
  data: readonly { createdAt: string }[]
}

/** The count of such a list. Its dates are read once for each list and day, as it may be long. */
function useNewCount(
  read: Read & { result: { data: DatedList | undefined }; loadable: Loadable<DatedList> },
) {
  const { data, dataUpdatedAt } = read.result
  const rows = data?.data
  const day = new Date(dataUpdatedAt).toDateString()
  const today = useMemo(() => (rows ? countToday(rows, new Date(day)) : 0), [rows, day])
  return mapLoadable(read.loadable, (answer) => ({ ...count(rowsOf(answer), read), today }))
}
