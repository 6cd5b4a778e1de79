import { nearMoment } from '../../text/dates'
import { isolate } from '../../text/people'
import type { RecordEntry } from './recordModel'
import { recordText as text } from './recordText'
import { actionText, entryActor } from './recordWords'

/** An entry in one sentence: 'Ana Duarte banned Maria Silva, Nov 21, 10:22'. */
export const entrySentence = (entry: RecordEntry, now: Date): string =>
  `${isolate(entryActor(entry))} ${actionText(entry)}${text.beforeMoment}${nearMoment(entry.at, now)}`

/** The record with this entry only: the moment, and the member if it is about one. */
export function entryHref({ at, subject }: Pick<RecordEntry, 'at' | 'subject'>): string {
  const from = new Date(at)
  // The database has microseconds and answers have milliseconds, so include the whole millisecond.
  const to = new Date(from.getTime() + 1)
  const member = subject?.kind === 'member' ? { member: subject.id } : {}
  const filters = { ...member, from: from.toISOString(), to: to.toISOString() }
  return `/record?${new URLSearchParams(filters)}`
}
