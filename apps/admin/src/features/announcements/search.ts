import { pageSize } from '@hearth/api/polling'
import * as z from 'zod/mini'
import { page, search } from '../../search/fields'

/** Defaults for the address of /announcements. */
export const ANNOUNCEMENTS_DEFAULTS = { page: 1, search: '' } as const

/** The address of /announcements; all its pages have one size (specification 9). */
export const AnnouncementsSearch = z.object({ page, search })

export type AnnouncementsSearch = z.infer<typeof AnnouncementsSearch>

/** The query of `GET /announcements` for an address; an empty search is not sent. */
export function announcementsQuery({ page, search }: AnnouncementsSearch) {
  const text = search.trim()
  return { page, limit: pageSize, ...(text && { search: text }) }
}
