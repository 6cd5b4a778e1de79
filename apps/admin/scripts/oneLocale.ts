import type { Plugin } from 'vite'

/**
 * Leaves out React Aria's own words in all languages but English: each page would load 33 others
 * with its first menu, toast or date. Those of a language that the product speaks come with its
 * catalogue (packages/ui/src/catalogues).
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
