import { type DocumentSettings, type Language, languageOf } from '@hearth/api/languages'
import { type Texts, translateBy } from '@hearth/ui/catalogues/installCatalogue'
import { stateRoot } from '@hearth/ui/text/locale'

const catalogues: Record<Exclude<Language, 'en'>, () => Promise<Texts>> = {
  ar: async () => (await import('@hearth/ui/catalogues/ar')).ar,
  pt: async () => (await import('@hearth/ui/catalogues/pt')).pt,
}

/**
 * The markup of the public pages of a deployment, by their paths. Once in a program: texts take
 * their language, and numbers their digits, when their module loads.
 */
export async function render(settings: DocumentSettings): Promise<Record<string, string>> {
  const { locale = 'en', timeZone } = settings
  stateRoot({ lang: locale, dataset: { timeZone } })
  const language = languageOf(locale) ?? 'en'
  if (language !== 'en') globalThis.hearthTranslate = translateBy(await catalogues[language]())
  const { renderPages } = await import('./pages')
  return renderPages(settings)
}
