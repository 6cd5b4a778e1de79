import type { Loadable } from '../../loadable'
import type { FieldsInWords } from '../../patterns/ChangedNote/ChangedNote'
import type { Count } from '../../patterns/StatTile/StatTile'
import { dateTime } from '../../text/dates'
import { plainText } from '../../text/people'
import type { AnnouncementValues } from './announcement.schema'
import { announcementFormText as formText, announcementsText as text } from './announcementsText'

/** An announcement as the panel needs it (specification 3). The contract's `Announcement` fits by structure. */
export interface Announcement {
  id: string
  title: string
  description: string
  /** ISO 8601. What is no date shows as 'Unknown date'. */
  date: string
  isActive: boolean
  isPinned: boolean
  /** Address of an image; one that does not load is left out. */
  imageUrl?: string | null | undefined
  /** ISO 8601: from when on members see it; none means at once. */
  publishedAt?: string | null | undefined
  /** Names this state of it, where the server knows such a thing: a save gives it back. */
  etag?: string | undefined
}

/** One page of the announcements, as the server cut it. */
export interface AnnouncementsPage {
  rows: readonly Announcement[]
  /** The page asked for, from 1. While `isRefreshing` it may be ahead of the rows. */
  page: number
  /** Rows per page asked for (10, specification 9). */
  pageSize: number
  totalPages: number
  /** Announcements in the whole list, as it is searched. */
  total: number
}

/** All announcements by number, whatever is searched for, and when that was true. */
export interface AnnouncementStats {
  total: number
  active: number
  pinned: number
  /** Dated today in the server's own time zone. */
  today: number
  asOf: Date
}

/** What to call an announcement; never empty. */
export const announcementName = ({ title }: Pick<Announcement, 'title'>): string =>
  plainText(title) || text.untitled

/** Active, and still hidden because its publish time is to come. */
export const isScheduled = (
  { isActive, publishedAt }: Pick<Announcement, 'isActive' | 'publishedAt'>,
  now: Date,
): boolean => isActive && Date.parse(publishedAt ?? '') > now.getTime()

/** One of the numbers, as a StatTile takes it. */
export const countOf = (
  stats: Loadable<AnnouncementStats>,
  of: 'total' | 'active' | 'pinned' | 'today',
): Loadable<Count> =>
  stats.status === 'ready'
    ? { ...stats, data: { value: stats.data[of], asOf: stats.data.asOf } }
    : stats

/** What the form starts with: a new announcement (specification 4), or the one that is edited. */
export const startValues = (edited: Announcement | undefined, now: Date): AnnouncementValues => ({
  title: edited?.title ?? '',
  description: edited?.description ?? '',
  isActive: edited?.isActive ?? true,
  isPinned: edited?.isPinned ?? false,
  date: edited ? edited.date : now.toISOString(),
  imageUrl: edited?.imageUrl ?? '',
  publishedAt: edited?.publishedAt ?? '',
})

/** The fields of the form in words, to tell two versions apart. */
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
