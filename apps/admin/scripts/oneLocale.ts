import type { Plugin } from 'vite'

/**
 * Leaves out React Aria's own words in all languages but English: the product speaks English
 * (HearthProvider), and each page would load 33 others with its first menu, toast or date.
 */
export function oneLocale(): Plugin {
  return {
    name: 'hearth:one-locale',
    enforce: 'pre',
    load: {
      filter: { id: /\/react-(aria|stately)[^/]*\/dist\/.*\/intl\/(?!.*\ben-US\b).*\.mjs$/ },
      handler: () => 'export default {}',
    },
  }
}
