import { installCatalogue } from '@hearth/ui/catalogues/installCatalogue'

const catalogues = {
  ar: async () => {
    const { ar, reactAria } = await import('@hearth/ui/catalogues/ar')
    installCatalogue(ar, reactAria)
  },
  en: async () => {},
  'pt-BR': async () => {
    const { pt, reactAria } = await import('@hearth/ui/catalogues/pt')
    installCatalogue(pt, reactAria)
  },
}

/** Loads the language, and then the application, whose modules take their texts when they load. */
export async function startInLanguage(
  lang: keyof typeof catalogues,
  start: () => Promise<unknown>,
) {
  document.documentElement.lang = lang
  document.documentElement.dir = lang === 'ar' ? 'rtl' : 'ltr'
  await catalogues[lang]()
  await start()
}
