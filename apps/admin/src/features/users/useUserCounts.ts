import { useWhenIdle } from '@hearth/ui/hooks/useWhenIdle'
import type { UserStatusCounts, UserStatusFilter } from '@hearth/ui/screens/users/UsersScreen'
import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { userCount } from './queries'

/** How long a count is shown again without a new call, in milliseconds. */
const COUNT_LIFETIME = 60_000

/**
 * The number of users with each status, read as the total of a page of one row. The calls start
 * when the rows have arrived and the browser is idle, but not during a change, because the dialog
 * of a change waits for every stale read. All counts appear at the same time, so that the views
 * move only once; a count that fails to load is left out.
 * @param areShown whether the rows of the list have arrived
 */
export function useUserCounts(areShown: boolean): UserStatusCounts {
  const [isIdle, setIdle] = useState(false)
  const onIdle = useCallback(() => setIdle(true), [])
  useWhenIdle(areShown, onIdle)
  const changes = useIsMutating()
  const isWanted = areShown && isIdle && changes === 0
  const counts = [
    useCount('all', isWanted),
    useCount('verified', isWanted),
    useCount('pending', isWanted),
    useCount('banned', isWanted),
  ]
  return counts.includes(undefined) ? {} : Object.assign({}, ...counts)
}

/** Undefined until it has arrived or failed. */
function useCount(status: UserStatusFilter, enabled: boolean): UserStatusCounts | undefined {
  const { data, isError } = useQuery({
    ...userCount(status),
    enabled,
    retry: false,
    staleTime: COUNT_LIFETIME,
  })
  if (isError) return {}
  return data && { [status]: data.pagination.total }
}
