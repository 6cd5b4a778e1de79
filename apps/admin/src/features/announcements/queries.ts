import type { Loadable } from '@hearth/ui/loadable'
import type { AnnouncementStats } from '@hearth/ui/screens/announcements/AnnouncementsScreen'
import { api } from '../../api'
import { mapLoadable } from '../../queries/loadable'
import { usePage } from '../../queries/usePage'
import { useRead } from '../../queries/useRead'
import { type AnnouncementsSearch, announcementsPage } from './search'

/**
 * One page of the announcements; see usePage.
 * @param onPastEnd called with the last page when the requested page is past it
 */
export const useAnnouncementsPage = (
  search: AnnouncementsSearch,
  onPastEnd: (lastPage: number) => void,
) => usePage(announcementsPage(search), search, onPastEnd).shown

/** The four numbers above the list, and when they were loaded. */
export function useAnnouncementStats(): Loadable<AnnouncementStats> {
  const { result, loadable } = useRead(api.query('getAnnouncementStats'))
  const asOf = new Date(result.dataUpdatedAt)
  return mapLoadable(loadable, ({ data }) => ({ ...data, asOf }))
}
