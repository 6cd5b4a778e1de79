import { pageSize } from '@hearth/api/polling'
import type { Loadable } from '@hearth/ui/loadable'
import type {
  AnnouncementStats,
  AnnouncementsPage,
} from '@hearth/ui/screens/announcements/AnnouncementsScreen'
import { keepPreviousData } from '@tanstack/react-query'
import { api } from '../../api'
import { mapLoadable } from '../../queries/loadable'
import { usePastEnd } from '../../queries/usePastEnd'
import { useRead } from '../../queries/useRead'
import { type AnnouncementsSearch, announcementsQuery } from './search'

/**
 * One page of the announcements: the previous page stays visible while the next one loads.
 * @param onPastEnd called with the last page when the requested page is past it
 */
export function useAnnouncementsPage(
  search: AnnouncementsSearch,
  onPastEnd: (lastPage: number) => void,
): Loadable<AnnouncementsPage> {
  const { page } = search
  const { result, loadable } = useRead({
    ...api.query('listAnnouncements', { query: announcementsQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const settled = result.isPlaceholderData ? undefined : result.data?.pagination
  usePastEnd(page, settled?.totalPages, onPastEnd)
  return mapLoadable(loadable, ({ data, pagination: { total, totalPages } }) => ({
    rows: data,
    page,
    pageSize,
    total,
    totalPages,
  }))
}

/** The four numbers above the list, and when they were loaded. */
export function useAnnouncementStats(): Loadable<AnnouncementStats> {
  const { result, loadable } = useRead(api.query('getAnnouncementStats'))
  const asOf = new Date(result.dataUpdatedAt)
  return mapLoadable(loadable, ({ data }) => ({ ...data, asOf }))
}
