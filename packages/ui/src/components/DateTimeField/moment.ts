import {
  fromDate,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date'
import type { DateValue } from 'react-aria-components/DateField'

/**
 * The value of a DateTimeField while only some of its parts are filled in. It is not a date, so
 * that a schema that requires one (`z.iso.datetime()`) rejects it: an incomplete date must not be
 * saved as no date.
 */
export const UNFINISHED = 'unfinished'

/** A moment in the calendar and clock of a time zone; null for '' and for an invalid date. */
export function momentOf(iso: string, timeZone: string): ZonedDateTime | null {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? null : fromDate(date, timeZone)
}

/** The start of a moment's day. */
export const startOfDay = (moment: ZonedDateTime): ZonedDateTime =>
  toZoned(toCalendarDateTime(toCalendarDate(moment)), moment.timeZone)

/**
 * ISO 8601 in UTC: '2026-06-15T09:30:00.000Z'. A value with its own time zone ignores the given
 * one.
 */
export const isoOf = (moment: DateValue): string => moment.toDate('UTC').toISOString()
