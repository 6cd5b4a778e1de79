import { pageSize } from '@hearth/api/polling'
import { api } from '../../api'
import { page, type SearchOf, search, searchOf } from '../../search/fields'

/**
 * The address of /announcements; all its pages have one size (specification 9). `compose` is what
 * is open in the composer: the id of an announcement, or 'new'.
 */
export const AnnouncementsSearch = searchOf({
  page,
  limit: (): typeof pageSize => pageSize,
  search,
  compose: search,
})

export type AnnouncementsSearch = SearchOf<typeof AnnouncementsSearch>

/** The part that the list depends on. */
type ListSearch = Omit<AnnouncementsSearch, 'compose'>

/** The query of `GET /announcements` for an address; an empty search is not sent. */
export function announcementsQuery({ page, limit, search }: ListSearch) {
  const text = search.trim()
  return { page, limit, ...(text && { search: text }) }
}

/** The call for the page in an address. */
export const announcementsPage = (search: ListSearch) =>
  api.query('listAnnouncements', { query: announcementsQuery(search) })
