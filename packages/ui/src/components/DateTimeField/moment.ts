import {
  fromDate,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date'
import type { DateValue } from 'react-aria-components/DateField'

/**
 * What a DateTimeField gives while only some of its parts are filled in. No date, so that a schema
 * that asks for one (`z.iso.datetime()`) refuses it: half a date must never be sent as none.
 */
export const UNFINISHED = 'unfinished'

/** A moment in a time zone's own calendar and clock; null for '' and what is no date. */
export function momentOf(iso: string, timeZone: string): ZonedDateTime | null {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? null : fromDate(date, timeZone)
}

/** The start of the day of a moment. */
export const startOfDay = (moment: ZonedDateTime): ZonedDateTime =>
  toZoned(toCalendarDateTime(toCalendarDate(moment)), moment.timeZone)

/** ISO 8601 in UTC: '2026-06-15T09:30:00.000Z'. A value with a zone of its own ignores the one given here. */
export const isoOf = (moment: DateValue): string => moment.toDate('UTC').toISOString()
