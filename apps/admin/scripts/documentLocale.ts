import type { Plugin } from 'vite'

/**
 * Lets React Aria take language and direction from the document, which says both before any code
 * runs (docs/languages.md). By itself it looks the browser's language up among all locales as soon as
 * its code runs, asks Intl for the direction of a locale, and listens for changes in every component:
 * 50 ms of a phone's time.
 */
export function documentLocale(): Plugin {
  return {
    name: 'hearth:document-locale',
    enforce: 'pre',
    load: {
      filter: { id: /\/react-aria\/dist\/private\/i18n\/(useDefaultLocale|utils)\.mjs$/ },
      handler: (id) => (id.endsWith('utils.mjs') ? direction : defaultLocale),
    },
  }
}

const direction = `
  export const isRTL = () => globalThis.document?.documentElement.dir === 'rtl'`

const defaultLocale = `
  export const getDefaultLocale = () => {
    const { lang, dir } = document.documentElement
    return { locale: lang, direction: dir || 'ltr' }
  }
  export { getDefaultLocale as useDefaultLocale }`
