import { text } from './defaults'

const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

const parse = (value: Date | string | null | undefined): Date | undefined => {
  if (value === null || value === undefined || value === '') return undefined
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/**
 * The medium English date of every date in the panel: 'Nov 21, 2026'. In UTC, so that a birth
 * date is the same day everywhere. A missing or invalid date gives 'Unknown date'.
 */
export function mediumDate(value: Date | string | null | undefined): string {
  const date = parse(value)
  return date ? medium.format(date) : text.unknownDate
}

/**
 * The reader's own wall-clock time, '10:22', for "as of" and "updated at".
 *
 * @param timeZone IANA name. @default the zone of the reader's system
 */
export function clockTime(value: Date, timeZone?: string): string {
  if (Number.isNaN(value.getTime())) return text.unknownTime
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(value)
}

/**
 * A day with its time, 'Nov 21, 2026, 10:22'. A missing or invalid date gives 'Unknown date'.
 *
 * @param timeZone IANA name. @default the zone of the reader's system
 */
export function dateTime(value: string, timeZone?: string): string {
  const date = parse(value)
  if (!date) return text.unknownDate
  const day = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(date)
  return `${day}, ${clockTime(date, timeZone)}`
}

/**
 * A moment that is near: 'Dec 21, 09:30', with the year if that is another one. In the zone of the
 * reader's system.
 */
export function nearMoment(value: string, now: Date): string {
  const date = parse(value)
  if (!date || date.getFullYear() !== now.getFullYear()) return dateTime(value)
  const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }).format(date)
  return `${day}, ${clockTime(date)}`
}
