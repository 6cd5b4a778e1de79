import type { PanelSettings } from '@hearth/api/panelSettings'

const block = /(<script type="application\/json" id="configuration">).*?(?=<\/script>)/s
const title = /(<title>)[^<]*(?=<\/title>)/

const touchIcon = /(<link rel="apple-touch-icon" href=")[^"]*(?=")/

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '')

/**
 * Writes settings into the panel's one document: the block that the panel reads, the title until
 * the panel runs, and the logo as the icon of a phone's home screen. The block is data: the
 * content policy does not refuse it, and no script runs in it.
 * @throws Error when the document has no such block
 */
export const fillPanelDocument = (html: string, settings: PanelSettings): string => {
  if (!block.test(html)) throw new Error('The document has no block for the configuration.')
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c')
  const name = escapeHtml(settings.productName ?? 'Hearth')
  return html
    .replace(block, (_all, open: string) => open + json)
    .replace(title, (_all, open: string) => open + name)
    .replace(
      touchIcon,
      (_all, open: string) => open + escapeHtml(settings.logoUrl ?? '/icons/180.png'),
    )
}

const icon = (name: string, size: number, purpose: string) => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const icons = [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable', 512, 'maskable')]

/** Writes a deployment's name and logo into the manifest by which a phone installs the panel. */
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
