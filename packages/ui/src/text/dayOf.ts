import { getTimeZone, perLocale } from './locale'

// The Swedish form is that of ISO 8601, regardless of the locale.
const isoDate = perLocale(
  (_locale, timeZone) =>
    new Intl.DateTimeFormat('sv-SE', {
      dateStyle: 'short',
      ...(timeZone === undefined ? {} : { timeZone }),
    }),
)

/**
 * The calendar day of a moment in the zone of `clockTime`, '2026-06-15'; '' for an invalid date.
 */
export function dayOf(at: string | Date, timeZone = getTimeZone()): string {
  const date = new Date(at)
  return Number.isNaN(date.getTime()) ? '' : isoDate(timeZone).format(date)
}
