import { type PanelSettings, panelSettings, type Read, words } from './panelSettings.ts'

/**
 * The languages of the panel (docs/languages.md), and the direction of their script. English is
 * in the code itself; each of the others has a catalogue.
 */
export const languages = { en: 'ltr', ar: 'rtl', pt: 'ltr' } as const
export type Language = keyof typeof languages

/** The language of a BCP 47 tag, 'pt' of 'pt-BR'; undefined for one that the panel lacks. */
export function languageOf(tag: string): Language | undefined {
  try {
    const { language } = new Intl.Locale(tag)
    return Object.hasOwn(languages, language) ? (language as Language) : undefined
  } catch {
    return undefined
  }
}

const readLocale: Read<string> = (value) => {
  const tag = words(value)
  if (!languageOf(tag)) {
    throw new Error(
      `must be a language tag like pt-BR, of one of ${Object.keys(languages).join(', ')}`,
    )
  }
  return new Intl.Locale(tag).toString()
}

const readTimeZone: Read<string> = (value) => {
  const timeZone = words(value)
  // PostgreSQL counts offsets in the other direction, and IST is two hours from UTC there.
  if (!/\/|^(UTC|GMT)$/i.test(timeZone)) {
    throw new Error('must be UTC or a name like Asia/Kolkata, and no offset or abbreviation')
  }
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return timeZone
  } catch {
    throw new Error('must be a time zone like Europe/Lisbon')
  }
}

/** All settings of a deployment: those that the panel reads, and those of its document. */
export const documentSettings = {
  ...panelSettings,
  /** Language and region of texts, dates and numbers. @default 'en' */
  locale: readLocale,
  /** Zone of dates and times. @default UTC for dates, the reader's own for times */
  timeZone: readTimeZone,
}

export type DocumentSettings = PanelSettings & {
  readonly [name in 'locale' | 'timeZone']?: string | undefined
}
