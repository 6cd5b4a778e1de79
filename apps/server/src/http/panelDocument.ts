import { type DocumentSettings, type Language, languageOf, languages } from '@hearth/api/languages'
import type { PanelSettings } from '@hearth/api/panelSettings'
import { escapeHtml } from '../kernel/escapeHtml.ts'

const block = /(<script type="application\/json" id="configuration">).*?(?=<\/script>)/s
const title = /(<title>)[^<]*(?=<\/title>)/

const root = /<html lang="[^>]*>/
// The element from the build, and the script that an earlier run added after it.
const catalogues =
  /(<script type="application\/json" id="catalogues">([^<]*)<\/script>)(<script data-catalogue [^>]*><\/script>)?/

/** The mark that shows until the first page. */
const bootMark = /(<img src=")[^"]*(?=" alt="[^"]*" width="48")/
const tabIcon = /<link rel="icon"[^>]*>/
const touchIcon = /(<link rel="apple-touch-icon" href=")[^"]*(?=")/

/** Translations of the texts in the document itself, which show until the panel runs. */
const bootTexts: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>> = {
  ar: {
    Loading: 'جارٍ التحميل',
    "Couldn't load this page.": 'تعذّر تحميل هذه الصفحة.',
    'Try again': 'إعادة المحاولة',
    'This page needs JavaScript.': 'تحتاج هذه الصفحة إلى JavaScript.',
  },
  pt: {
    Loading: 'Carregando',
    "Couldn't load this page.": 'Não foi possível carregar esta página.',
    'Try again': 'Tentar novamente',
    'This page needs JavaScript.': 'Esta página precisa de JavaScript.',
  },
}

/**
 * Writes the locale and the zone of a deployment into the document, so that language and direction
 * are right at the first paint and the catalogue loads before the panel.
 * @throws Error when the build has no catalogue for the language
 */
const fillLocale = (html: string, { locale = 'en', timeZone }: DocumentSettings): string => {
  const language = languageOf(locale) ?? 'en'
  const attributes = [`lang="${locale}"`, `dir="${languages[language]}"`]
  if (timeZone) attributes.push(`data-time-zone="${escapeHtml(timeZone)}"`)
  const localized = html.replace(root, `<html ${attributes.join(' ')}>`)
  if (language === 'en') return localized.replace(catalogues, '$1')
  const [, , json = '{}'] = catalogues.exec(html) ?? []
  const { [language]: file } = JSON.parse(json) as Record<string, string>
  if (!file) throw new Error(`The build has no catalogue for ${locale}.`)
  // Deferred scripts and modules run in the order of the document, so this runs before the panel.
  const script = `<script data-catalogue defer src="${file}"></script>`
  return Object.entries(bootTexts[language]).reduce(
    (filled, [english, text]) =>
      filled.replace(`>${english}`, `>${text}`).replace(`alt="${english}"`, `alt="${text}"`),
    localized.replace(catalogues, `$1${script}`),
  )
}

const isSvg = (address: string): boolean => /\.svg([?#]|$)/i.test(address)

/**
 * Uses the logo as the mark before the first page, and as the icon of the tab and of a phone's home
 * screen, which cannot show SVG.
 */
const fillIcons = (html: string, logo: string): string => {
  const type = isSvg(logo) ? ' type="image/svg+xml"' : ''
  return html
    .replace(bootMark, (_all, open: string) => open + escapeHtml(logo))
    .replace(tabIcon, () => `<link rel="icon" href="${escapeHtml(logo)}"${type}>`)
    .replace(
      touchIcon,
      (_all, open: string) => open + (isSvg(logo) ? '/icons/180.png' : escapeHtml(logo)),
    )
}

/**
 * Writes settings into the panel's one document: its language, the configuration block, the title
 * until the panel runs, and the logo as its icon. The block is not executed, so the content policy
 * allows it.
 * @throws Error when the document has no such block
 */
export const fillPanelDocument = (html: string, settings: DocumentSettings): string => {
  if (!block.test(html)) throw new Error('The document has no block for the configuration.')
  const { locale: _locale, timeZone: _timeZone, ...panelSettings } = settings
  const json = JSON.stringify(panelSettings).replaceAll('<', '\\u003c')
  const name = escapeHtml(settings.productName ?? 'Hearth')
  const filled = fillLocale(html, settings)
    .replace(block, (_all, open: string) => open + json)
    .replace(title, (_all, open: string) => open + name)
  // A second run may remove a logo.
  return fillIcons(filled, settings.logoUrl ?? '/favicon.svg')
}

const icon = (name: string, size: number, purpose: string) => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const icons = [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable', 512, 'maskable')]

/** Writes a deployment's name and logo into the web app manifest. */
export const fillPanelManifest = (
  json: string,
  { productName = 'Hearth', logoUrl }: PanelSettings,
): string =>
  JSON.stringify({
    ...(JSON.parse(json) as object),
    name: productName,
    short_name: productName,
    icons: logoUrl ? [{ src: logoUrl, sizes: 'any' }] : icons,
  })
