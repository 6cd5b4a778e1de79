// The document says which language it is in, before any code runs (docs/languages.md).
const root = (): Partial<HTMLElement> => globalThis.document?.documentElement ?? {}

/**
 * The locale of the document as a BCP 47 tag. For English without a region, `english`: the
 * specification states some formats as Americans write them and others as the British do.
 */
export function getLocale(english = 'en-US'): string {
  const { lang } = root()
  return !lang || lang === 'en' ? english : lang
}

/** The zone of the deployment as an IANA name; undefined if it sets none. */
export const getTimeZone = (): string | undefined => root().dataset?.timeZone

/**
 * A formatter for the locale of the document, made once for each zone. Storybook changes the
 * locale of a running page, so no module may hold a formatter itself.
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
