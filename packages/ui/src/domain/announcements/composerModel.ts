import type { FieldsInWords } from '../../patterns/ChangedNote/useChangedNote'
import { dateTime } from '../../text/dates'
import type { AnnouncementValues } from './announcement.schema'
import { type Announcement, isScheduled } from './announcementsModel'
import { composerText as text } from './composerText'

/** Key of a draft: of the edited announcement, or of a new one. */
export const draftOf = (id: string | undefined): string => `announcement ${id ?? 'new'}`

/** The initial values of the form: a new announcement (specification 4), or the edited one. */
export const startValues = (edited: Announcement | undefined, now: Date): AnnouncementValues => ({
  title: edited?.title ?? '',
  description: edited?.description ?? '',
  imageUrl: edited?.imageUrl ?? '',
  publishedAt: edited?.publishedAt ?? '',
  // A missing flag counts as no, as in the list: to save a typo must not publish.
  isActive: edited ? Boolean(edited.isActive) : true,
  isPinned: edited?.isPinned ?? false,
  date: edited ? edited.date : now.toISOString(),
})

/** What becomes of an announcement once it is saved. */
export type Outlook = 'hidden' | 'visible' | 'scheduled' | 'unscheduled'

/** `unscheduled` is Later without a whole date and time yet. */
export function outlookOf(
  { isActive, publishedAt }: Pick<AnnouncementValues, 'isActive' | 'publishedAt'>,
  now: Date,
): Outlook {
  if (!isActive) return 'hidden'
  if (publishedAt !== '' && Number.isNaN(Date.parse(publishedAt))) return 'unscheduled'
  return isScheduled({ isActive, publishedAt }, now) ? 'scheduled' : 'visible'
}

/** The fields of the form as text, to compare two versions. */
export const announcementInWords: FieldsInWords<AnnouncementValues> = {
  title: [text.title, ({ title }) => title],
  description: [text.description, ({ description }) => description],
  isActive: [text.active, ({ isActive }) => text.activeDescription[isActive ? 'on' : 'off']],
  isPinned: [text.pinned, ({ isPinned }) => text.pinnedDescription[isPinned ? 'on' : 'off']],
  date: [text.date, ({ date }) => dateTime(date, 'UTC')],
  imageUrl: [text.imageUrl, ({ imageUrl }) => imageUrl],
  publishedAt: [
    text.publishedAt,
    ({ publishedAt }) => (publishedAt === '' ? '' : dateTime(publishedAt)),
  ],
}
