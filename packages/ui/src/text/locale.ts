// The document states its language before any code runs (docs/languages.md).
const root = (): Partial<HTMLElement> => globalThis.document?.documentElement ?? {}

/**
 * The locale of the document as a BCP 47 tag. Texts, lists and date fields all use it, so that one
 * page writes dates in one order. English without a region is American: the specification writes
 * 'Nov 21, 2026'.
 */
export function getLocale(): string {
  const { lang } = root()
  return !lang || lang === 'en' ? 'en-US' : lang
}

/**
 * The calendar of every date. By default browsers choose one by the locale, and not alike: for
 * `ar-SA` some write Hijri years, for `fa` all write Persian ones. A birth date must read as in the
 * passport, whichever browser shows it.
 */
export const CALENDAR = 'gregory'

/** A locale with the calendar of the panel, for date fields and calendars of React Aria. */
export const withCalendar = (locale: string): string =>
  new Intl.Locale(locale, { calendar: CALENDAR }).toString()

/** The zone of the deployment as an IANA name; undefined if it does not set one. */
export const getTimeZone = (): string | undefined => root().dataset?.timeZone

/**
 * A formatter for the locale of the document, created once for each zone. Storybook changes the
 * locale of a running page, so modules must not store formatters themselves.
 */
export function perLocale<Formatter>(
  make: (locale: string, timeZone: string | undefined) => Formatter,
): (timeZone?: string) => Formatter {
  const made = new Map<string, Formatter>()
  return (timeZone) => {
    const locale = getLocale()
    const key = `${locale} ${timeZone}`
    const formatter = made.get(key) ?? make(locale, timeZone)
    made.set(key, formatter)
    return formatter
  }
}
