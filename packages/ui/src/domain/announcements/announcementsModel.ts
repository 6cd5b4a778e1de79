import type { Loadable } from '../../loadable'
import type { Count } from '../../patterns/StatTile/StatTile'
import { plainText } from '../../text/people'
import { announcementsText as text } from './announcementsText'

/**
 * An announcement as the panel needs it (specification 3). The contract's `Announcement` is
 * structurally compatible.
 */
export interface Announcement {
  id: string
  title: string
  description: string
  /** ISO 8601. An invalid date shows as 'Unknown date'. */
  date: string
  isActive: boolean
  isPinned: boolean
  /** Address of an image; an image that does not load is left out. */
  imageUrl?: string | null | undefined
  /** ISO 8601: when members start to see it; none means at once. */
  publishedAt?: string | null | undefined
  /** Names this state of the announcement, if the server supports that: a save sends it back. */
  etag?: string | undefined
}

/** One page of the announcements, as the server split it. */
export interface AnnouncementsPage {
  rows: readonly Announcement[]
  /** The requested page, from 1. While `isRefreshing` it may be ahead of the rows. */
  page: number
  /** Requested rows per page (10, specification 9). */
  pageSize: number
  totalPages: number
  /** Announcements in the whole list that match the search. */
  total: number
}

/** The counts of all announcements, whatever the search, and when they were true. */
export interface AnnouncementStats {
  total: number
  active: number
  pinned: number
  /** Announcements with today's date in the server's own time zone. */
  today: number
  asOf: Date
}

/** The name to show for an announcement; never empty. */
export const announcementName = ({ title }: Pick<Announcement, 'title'>): string =>
  plainText(title) || text.untitled

/** Active, but hidden until its publish time. */
export const isScheduled = (
  { isActive, publishedAt }: Pick<Announcement, 'isActive' | 'publishedAt'>,
  now: Date,
): boolean => isActive && Date.parse(publishedAt ?? '') > now.getTime()

/** One of the numbers in the shape of a StatTile. */
export const countOf = (
  stats: Loadable<AnnouncementStats>,
  of: 'total' | 'active' | 'pinned' | 'today',
): Loadable<Count> =>
  stats.status === 'ready'
    ? { ...stats, data: { value: stats.data[of], asOf: stats.data.asOf } }
    : stats

/**
 * The host that would get the request for an image; undefined for the panel's own host, or without
 * an address.
 */
export function otherHost(src: string): string | undefined {
  if (!URL.canParse(src, document.baseURI)) return undefined
  const { protocol, origin, host } = new URL(src, document.baseURI)
  return /^https?:$/.test(protocol) && origin !== location.origin ? host : undefined
}
