import type { Loadable } from '@hearth/ui/loadable'
import { dayOf } from '@hearth/ui/text/dayOf'
import { useMemo } from 'react'
import { mapLoadable } from '../../queries/loadable'
import { polled } from '../../queries/polled'
import { rowsOf } from '../../queries/rowsOf'
import { useRead } from '../../queries/useRead'
import { countMembers } from '../users/onlyMembers'

/** The largest UTC offset (UTC+14), in milliseconds. */
const EARLIEST_ZONE = 14 * 3_600_000

/**
 * Counts the rows that were created on a day in the panel's time zone (see `dayOf`). A date that
 * does not parse is not counted.
 */
export function countOn(day: string, rows: readonly { createdAt: string }[]): number {
  // Compare times first: computing a day takes twenty times as long, and most rows are older.
  const start = Date.parse(day) - EARLIEST_ZONE
  return rows.filter(({ createdAt }) => Date.parse(createdAt) >= start && dayOf(createdAt) === day)
    .length
}

/** The parts of the dashboard. Each one loads, fails and goes stale by itself. */
export function useDashboard() {
  const users = useRead(polled.users, { keepOnError: true })
  const posts = useRead(polled.posts, { keepOnError: true })
  const badges = useRead(polled.badges, { keepOnError: true })
  const invites = useRead(polled.invites, { keepOnError: true })
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

/** The count of such a list. Cached for each list and day, because the list may be long. */
function useNewCount(
  read: Read & { result: { data: DatedList | undefined }; loadable: Loadable<DatedList> },
) {
  const { data, dataUpdatedAt } = read.result
  const rows = data?.data
  const day = dayOf(new Date(dataUpdatedAt))
  const today = useMemo(() => (rows ? countOn(day, rows) : 0), [rows, day])
  return mapLoadable(read.loadable, (answer) => ({ ...count(rowsOf(answer), read), today }))
}
