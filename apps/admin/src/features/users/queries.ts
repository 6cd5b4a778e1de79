import type { Loadable } from '@hearth/ui/loadable'
import type { UsersPage } from '@hearth/ui/screens/users/UsersScreen'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../api'
import { start } from '../../queries/load'
import { mapLoadable } from '../../queries/loadable'
import { usePastEnd } from '../../queries/usePastEnd'
import { useRead } from '../../queries/useRead'
import { type UsersSearch, usersQuery } from './search'

/** How long a list must stay the same before its next page is prefetched, in milliseconds. */
const TYPING_PAUSE = 300

/**
 * One page of the users list: the previous page stays visible while the next one loads, and the
 * following page is prefetched.
 * @param onPastEnd called with the last page when the requested page is past it
 */
export function useUsersPage(
  search: UsersSearch,
  onPastEnd: (lastPage: number) => void,
): Loadable<UsersPage> {
  const client = useQueryClient()
  const { page, limit } = search
  const { result, loadable } = useRead({
    ...api.query('listUsers', { query: usersQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const settled = result.isPlaceholderData ? undefined : result.data?.pagination

  useEffect(() => {
    if (!settled || page >= settled.totalPages) return
    const next = usersQuery({ ...search, page: page + 1 })
    // Wait until typing pauses: prefetching the next page on every key press would double the
    // requests.
    const timer = setTimeout(
      () => start(client, api.query('listUsers', { query: next })),
      TYPING_PAUSE,
    )
    return () => clearTimeout(timer)
  }, [client, settled, search, page])

  usePastEnd(page, settled?.totalPages, onPastEnd)

  return mapLoadable(loadable, ({ data, pagination: { total, totalPages } }) => ({
    rows: data,
    page,
    pageSize: limit,
    total,
    totalPages,
  }))
}
