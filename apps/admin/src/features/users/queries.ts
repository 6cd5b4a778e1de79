import type { UsersFilters } from '@hearth/ui/screens/users/UsersScreen'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../../api'
import { isOffered } from '../../deployment/brand'
import { start } from '../../queries/load'
import { usePage } from '../../queries/usePage'
import { onlyMembers } from './onlyMembers'
import type { UsersSearch } from './search'
import { statusFilters, usersQuery } from './usersQuery'

/** The most matches of a search that the panel counts and lists. */
export const MAX_TOTAL = 10_000

/**
 * What the backend offers for the list.
 * @param maxTotal the most matches of a search to count
 */
export const offeredForUsers = (maxTotal: number) => ({
  isSorted: isOffered('sort'),
  maxTotal: isOffered('pages') ? maxTotal : undefined,
})

/** The members on the page that the address names. */
export const usersPage = (search: UsersSearch) => ({
  ...api.query('listUsers', { query: usersQuery(search, offeredForUsers(MAX_TOTAL)) }),
  select: onlyMembers,
})

/** The call whose total is the number of users with a status. */
export const userCount = (status: UsersFilters['status']) =>
  api.query('listUsers', { query: { page: 1, limit: 1, ...statusFilters[status] } })

/** How long a search must stay the same before its next page is prefetched, in milliseconds. */
const TYPING_PAUSE = 300

/**
 * One page of the users list, see usePage; the following page is prefetched.
 * @param onPastEnd called with the last page when the requested page is past it
 */
export function useUsersPage(search: UsersSearch, onPastEnd: (lastPage: number) => void) {
  const client = useQueryClient()
  const { page } = search
  const { shown, settled } = usePage(usersPage(search), search, onPastEnd)
  const lastText = useRef(search.search)

  useEffect(() => {
    if (!settled || page >= settled.totalPages) return
    const next = usersPage({ ...search, page: page + 1 })
    // Wait until typing pauses: prefetching on every key press would double the requests. Without
    // typing, prefetch at once for the next turn of the page.
    const pause = search.search === lastText.current ? 0 : TYPING_PAUSE
    lastText.current = search.search
    const timer = setTimeout(() => start(client, next), pause)
    return () => clearTimeout(timer)
  }, [client, settled, search, page])

  return shown
}
