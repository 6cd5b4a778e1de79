import type { Loadable } from '@hearth/ui/loadable'
import type { Announcement } from '@hearth/ui/screens/announcements/AnnouncementsScreen'
import { useState } from 'react'
import { api } from '../../api'
import { mapLoadable } from '../../queries/loadable'
import { useRead } from '../../queries/useRead'

type Found = Loadable<Announcement | undefined>

/** The largest page of the contract. */
const LIMIT = 100

/**
 * An announcement by its id. The contract has no call for one: if it isn't on the page of the list
 * (an address somebody sent), the pages are searched from the first to the last.
 */
export function useAnnouncement(id: string | undefined, onPage: Found): Found {
  const [page, setPage] = useState(1)
  const isOnPage = onPage.status !== 'ready' || onPage.data !== undefined
  // Don't search for an announcement that was on the page and left it: it was deleted.
  const [wasOnPage, setWasOnPage] = useState(false)
  if (onPage.status === 'ready' && onPage.data && !wasOnPage) setWasOnPage(true)
  const isSearched = id !== undefined && !isOnPage && !wasOnPage
  const { loadable } = useRead({
    ...api.query('listAnnouncements', { query: { page, limit: LIMIT } }),
    enabled: isSearched,
  })
  if (!isSearched) return onPage
  const found = mapLoadable(loadable, ({ data }) => data.find((each) => each.id === id))
  if (
    loadable.status !== 'ready' ||
    loadable.isRefreshing ||
    (found.status === 'ready' && found.data)
  )
    return found
  if (page >= loadable.data.pagination.totalPages) return found
  setPage(page + 1)
  return { status: 'loading' }
}
