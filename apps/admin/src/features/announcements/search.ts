import { pageSize } from '@hearth/api/polling'
import * as z from 'zod/mini'
import { api } from '../../api'
import { page, search } from '../../search/fields'

/** The address of /announcements; all its pages have one size (specification 9). */
export const AnnouncementsSearch = z.object({
  page,
  limit: z.catch(z.literal(pageSize), pageSize),
  search,
})

export type AnnouncementsSearch = z.infer<typeof AnnouncementsSearch>

/** The query of `GET /announcements` for an address; an empty search is not sent. */
export function announcementsQuery({ page, limit, search }: AnnouncementsSearch) {
  const text = search.trim()
  return { page, limit, ...(text && { search: text }) }
}

/** The call for the page in an address. */
export const announcementsPage = (search: AnnouncementsSearch) =>
  api.query('listAnnouncements', { query: announcementsQuery(search) })
