import type { Plugin } from 'vite'

/**
 * Lets React Aria take the language of the document where nothing else is said. Its own way is to
 * look the browser's language up among all that the browser knows as soon as its code runs, a tenth
 * of what a phone computes for the login, and to follow it in every component. The panel gives each
 * component its locale (HearthProvider).
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
