// The document states its language before any code runs (docs/languages.md).
const root = (): Partial<HTMLElement> => globalThis.document?.documentElement ?? {}

/**
 * The locale of the document as a BCP 47 tag. For English without a region, `english`: the
 * specification uses the American form of some formats and the British form of others.
 */
export function getLocale(english = 'en-US'): string {
  const { lang } = root()
  return !lang || lang === 'en' ? english : lang
}

/** The zone of the deployment as an IANA name; undefined if it does not set one. */
export const getTimeZone = (): string | undefined => root().dataset?.timeZone

/**
 * A formatter for the locale of the document, created once for each zone. Storybook changes the
 * locale of a running page, so modules must not store formatters themselves.
 */
export function perLocale<Formatter>(
  make: (locale: string, timeZone: string | undefined) => Formatter,
  english?: string,
): (timeZone?: string) => Formatter {
  const made = new Map<string, Formatter>()
  return (timeZone) => {
    const locale = getLocale(english)
    const key = `${locale} ${timeZone}`
    const formatter = made.get(key) ?? make(locale, timeZone)
    made.set(key, formatter)
    return formatter
  }
}
