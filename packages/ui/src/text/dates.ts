import { text } from './defaults'
import { CALENDAR, getTimeZone, perLocale } from './locale'

const dates = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale, timeZone) => {
    const inZone = timeZone === undefined ? options : { ...options, timeZone }
    return new Intl.DateTimeFormat(locale, { ...inZone, calendar: CALENDAR })
  })

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const medium = dates({ dateStyle: 'medium' })
const time = dates(clock)
const full = dates({ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })
const near = dates({ month: 'short', day: 'numeric', ...clock })
const nearDay = dates({ month: 'short', day: 'numeric' })
const exact = dates({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  ...clock,
  timeZoneName: 'short',
})
const year = dates({ year: 'numeric' })

const parse = (value: Date | string | null | undefined): Date | undefined => {
  if (value === null || value === undefined || value === '') return undefined
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/**
 * The medium date of every moment in the panel, in English 'Nov 21, 2026'. A missing or invalid
 * date gives 'Unknown date'.
 *
 * @param timeZone IANA name. @default the zone of the deployment, otherwise UTC
 */
export function mediumDate(
  value: Date | string | null | undefined,
  timeZone = getTimeZone() ?? 'UTC',
): string {
  const date = parse(value)
  return date ? medium(timeZone).format(date) : text.unknownDate
}

/** The medium date of a day that is the same everywhere, such as a birth date. */
export const calendarDate = (value: Date | string | null | undefined): string =>
  mediumDate(value, 'UTC')

/**
 * A wall-clock time, '10:22', for "as of" and "updated at".
 *
 * @param timeZone IANA name. @default the zone of the deployment, otherwise of the reader's system
 */
export function clockTime(value: Date, timeZone = getTimeZone()): string {
  return Number.isNaN(value.getTime()) ? text.unknownTime : time(timeZone).format(value)
}

/**
 * A day with its time, 'Nov 21, 2026, 10:22'. A missing or invalid date gives 'Unknown date'.
 *
 * @param timeZone IANA name. @default the zone of the deployment, otherwise of the reader's system
 */
export function dateTime(value: string, timeZone = getTimeZone()): string {
  const date = parse(value)
  return date ? full(timeZone).format(date) : text.unknownDate
}

/**
 * A moment with the zone of its time, 'Nov 21, 2026, 10:22 GMT+1': the zone of the deployment,
 * otherwise of the reader's system.
 */
export const exactTime = (value: string, timeZone = getTimeZone()): string =>
  exact(timeZone).format(new Date(value))

/**
 * A moment without its year: 'Dec 21, 09:30', with the year if it is not the current one. In the
 * zone of the deployment, otherwise of the reader's system.
 */
export function nearMoment(value: string, now: Date): string {
  const date = parse(value)
  const timeZone = getTimeZone()
  const isSameYear = date && year(timeZone).format(date) === year(timeZone).format(now)
  return isSameYear ? near(timeZone).format(date) : dateTime(value)
}

/**
 * The day of a moment: 'Dec 21', with the year if it is not the current one. In the zone of the
 * deployment, otherwise of the reader's system.
 */
export function nearDate(value: string, now: Date): string {
  const date = parse(value)
  const timeZone = getTimeZone()
  const isSameYear = date && year(timeZone).format(date) === year(timeZone).format(now)
  return isSameYear ? nearDay(timeZone).format(date) : mediumDate(value, timeZone)
}
