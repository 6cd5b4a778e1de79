import { mediumDate } from '../../text/dates'
import { dayOf } from '../../text/dayOf'
import { getTimeZone } from '../../text/locale'

const DAY = 86_400_000

/** The calendar day before another. In UTC every day has 24 hours. */
export const dayBefore = (day: string): string => dayOf(new Date(Date.parse(day) - DAY), 'UTC')

/** The date of a moment in the zone of `clockTime`: 'Jun 15, 2026'. */
export const dateOf = (
  at: string,
  timeZone = getTimeZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
): string => mediumDate(at, timeZone)

/** Entries of one day, in their given order. */
export interface Day<Entry> {
  /** '2026-06-15'; '' for entries without a date. */
  key: string
  entries: readonly Entry[]
}

/** Splits entries in order of time into days of the reader's zone. */
export function inDays<Entry extends { at: string }>(
  entries: readonly Entry[],
  timeZone?: string,
): readonly Day<Entry>[] {
  const days: { key: string; entries: Entry[] }[] = []
  for (const entry of entries) {
    const key = dayOf(entry.at, timeZone)
    const last = days.at(-1)
    if (last?.key === key) last.entries.push(entry)
    else days.push({ key, entries: [entry] })
  }
  return days
}
