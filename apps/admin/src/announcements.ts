import { pageSize } from '@hearth/api/polling'
import type { Loadable } from '@hearth/ui/loadable'
import type {
  AnnouncementStats,
  AnnouncementsPage,
} from '@hearth/ui/screens/announcements/AnnouncementsScreen'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from './api'
import { mapLoadable, toLoadable } from './loadable'
import { type AnnouncementsSearch, announcementsQuery } from './search/announcementsSearch'
import { usePastEnd } from './usePastEnd'

/**
 * One page of the announcements: what was there stays while the next one loads.
 * @param onPastEnd called with the last page when the one asked for is behind it
 */
export function useAnnouncementsPage(
  search: AnnouncementsSearch,
  onPastEnd: (lastPage: number) => void,
): Loadable<AnnouncementsPage> {
  const { page } = search
  const result = useQuery({
    ...api.query('listAnnouncements', { query: announcementsQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const settled = result.isPlaceholderData ? undefined : result.data?.pagination
  usePastEnd(page, settled?.totalPages, onPastEnd)
  return mapLoadable(toLoadable(result), ({ data, pagination: { total, totalPages } }) => ({
    rows: data,
    page,
    pageSize,
    total,
    totalPages,
  }))
}

/** The four numbers above the list, and when they were true. */
export function useAnnouncementStats(): Loadable<AnnouncementStats> {
  const result = useQuery(api.query('getAnnouncementStats'))
  const asOf = new Date(result.dataUpdatedAt)
  return mapLoadable(toLoadable(result), ({ data }) => ({ ...data, asOf }))
}
