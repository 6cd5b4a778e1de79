/** The locales of Storybook's toolbar: a language, its name there, and its direction. */
export const locales = {
  en: { name: 'English', direction: 'ltr' },
  ar: { name: 'Arabic', direction: 'rtl' },
  pt: { name: 'Portuguese', direction: 'ltr' },
} as const satisfies Record<string, { name: string; direction: 'ltr' | 'rtl' }>

export type Locale = keyof typeof locales

export const isLocale = (name: unknown): name is Locale => Object.hasOwn(locales, String(name))
