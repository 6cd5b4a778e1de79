import { type Texts, translateBy } from '@hearth/ui/catalogues/installCatalogue'
import { isLocale, type Locale } from '@hearth/ui/storybook/locales'
import { GLOBALS_UPDATED, UPDATE_QUERY_PARAMS } from 'storybook/internal/core-events'
import { buildArgsParam } from 'storybook/internal/router'
import { addons } from 'storybook/preview-api'

/** The texts of the library and of the product. */
const catalogues: Record<Exclude<Locale, 'en'>, () => Promise<Texts>> = {
  ar: async () => ({
    ...(await import('@hearth/ui/catalogues/ar')).ar,
    ...(await import('@hearth/ui/catalogues/product/ar')).ar,
  }),
  pt: async () => ({
    ...(await import('@hearth/ui/catalogues/pt')).pt,
    ...(await import('@hearth/ui/catalogues/product/pt')).pt,
  }),
}

/** The locale in the settings of the toolbar, as an address has them: `locale:pt;theme:dark`. */
function localeIn(globals: string): Locale {
  const locale = /(?:^|;)locale:(\w+)/.exec(globals)?.[1]
  return isLocale(locale) ? locale : 'en'
}

/**
 * Sets the language of the page as the document of a deployment does. It must run before any story
 * loads, because a text module is translated once, when it loads.
 */
async function install(locale: Locale) {
  document.documentElement.lang = locale
  if (locale === 'en') return
  const early = new Map<string, object>()
  globalThis.hearthTranslate = (name, english) => early.set(name, english)
  const catalogue = await catalogues[locale]()
  globalThis.hearthTranslate = translateBy(catalogue)
  // The import of the catalogue has loaded a few text modules.
  for (const [name, english] of early) globalThis.hearthTranslate(name, english)
}

/**
 * Reloads the preview after a change of the locale, because a loaded page cannot change its language.
 * It waits until the manager has the new locale in its own address. Before that, the manager would
 * give the old locale to the reloaded page.
 */
function reloadOnChange(locale: Locale) {
  const channel = addons.getChannel()
  let next = locale
  let address = new URL(location.href)
  channel.on(GLOBALS_UPDATED, ({ userGlobals }) => {
    next = userGlobals.locale
    address = new URL(location.href)
    address.searchParams.set('globals', buildArgsParam(undefined, userGlobals))
    // Opened outside of Storybook's interface.
    if (window.parent === window && next !== locale) location.replace(address)
  })
  channel.on(UPDATE_QUERY_PARAMS, ({ globals = '' }) => {
    if (next !== locale && localeIn(globals) === next) location.replace(address)
  })
}

const locale = localeIn(new URL(location.href).searchParams.get('globals') ?? '')
await install(locale)
reloadOnChange(locale)
