import type { Loadable } from '../../loadable'
import type { FieldsInWords } from '../../patterns/ChangedNote/ChangedNote'
import type { Count } from '../../patterns/StatTile/StatTile'
import { dateTime } from '../../text/dates'
import { plainText } from '../../text/people'
import type { AnnouncementValues } from './announcement.schema'
import { announcementFormText as formText, announcementsText as text } from './announcementsText'

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

/** The initial values of the form: a new announcement (specification 4), or the edited one. */
export const startValues = (edited: Announcement | undefined, now: Date): AnnouncementValues => ({
  title: edited?.title ?? '',
  description: edited?.description ?? '',
  isActive: edited?.isActive ?? true,
  isPinned: edited?.isPinned ?? false,
  date: edited ? edited.date : now.toISOString(),
  imageUrl: edited?.imageUrl ?? '',
  publishedAt: edited?.publishedAt ?? '',
})

/** The fields of the form as text, to compare two versions. */
export const announcementInWords: FieldsInWords<AnnouncementValues> = {
  title: [formText.title, ({ title }) => title],
  description: [formText.description, ({ description }) => description],
  isActive: [
    formText.active,
    ({ isActive }) => formText.activeDescription[isActive ? 'on' : 'off'],
  ],
  isPinned: [
    formText.pinned,
    ({ isPinned }) => formText.pinnedDescription[isPinned ? 'on' : 'off'],
  ],
  date: [formText.date, ({ date }) => dateTime(date, 'UTC')],
  imageUrl: [formText.imageUrl, ({ imageUrl }) => imageUrl],
  publishedAt: [
    formText.publishedAt,
    ({ publishedAt }) => (publishedAt === '' ? '' : dateTime(publishedAt)),
  ],
}
