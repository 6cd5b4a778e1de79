import { translateBy } from '@hearth/ui/catalogues/installCatalogue'
import type { UiCatalogue } from '@hearth/ui/catalogues/UiCatalogue'
import { isLocale, type Locale } from '@hearth/ui/storybook/locales'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { buildArgsParam } from 'storybook/internal/router'
import { addons } from 'storybook/preview-api'

const catalogues: Record<Exclude<Locale, 'en'>, () => Promise<UiCatalogue>> = {
  ar: async () => (await import('@hearth/ui/catalogues/ar')).ar,
  pt: async () => (await import('@hearth/ui/catalogues/pt')).pt,
}

/** The locale of the toolbar as it stands in the address of the preview. */
function localeOf(address: string): Locale {
  const globals = new URL(address).searchParams.get('globals') ?? ''
  const locale = /(?:^|;)locale:(\w+)/.exec(globals)?.[1]
  return isLocale(locale) ? locale : 'en'
}

/**
 * Gives the page a language as the document of a deployment does: before any story loads, because
 * a text module takes its language once, and formats follow the page.
 */
async function install(locale: Locale) {
  document.documentElement.lang = locale
  if (locale === 'en') return
  const early = new Map<string, object>()
  globalThis.hearthTranslate = (name, english) => early.set(name, english)
  const catalogue = await catalogues[locale]()
  globalThis.hearthTranslate = translateBy(catalogue)
  // The catalogue itself has loaded a few modules.
  for (const [name, english] of early) globalThis.hearthTranslate(name, english)
}

/** Another locale starts the preview again: no page of the product changes its language. */
function follow(locale: Locale) {
  addons.getChannel().on(GLOBALS_UPDATED, ({ userGlobals }) => {
    if (userGlobals.locale === locale) return
    const address = new URL(location.href)
    address.searchParams.set('globals', buildArgsParam(undefined, userGlobals))
    location.replace(address)
  })
}

const locale = localeOf(location.href)
await install(locale)
follow(locale)
