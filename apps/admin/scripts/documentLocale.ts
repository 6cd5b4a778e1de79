import type { Plugin } from 'vite'

/**
 * Lets React Aria take the language of the document by default. By itself it looks the browser's
 * language up among all locales as soon as its code runs, which takes a phone 40 ms, and listens for
 * changes in every component. The panel gives each component its locale (HearthProvider).
 */
export function documentLocale(): Plugin {
  return {
    name: 'hearth:document-locale',
    enforce: 'pre',
    load: {
      filter: { id: /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/ },
      handler: () => `export const getDefaultLocale = () => {
        const { lang, dir } = document.documentElement
        return { locale: lang, direction: dir || 'ltr' }
      }
      export { getDefaultLocale as useDefaultLocale }`,
    },
  }
}
