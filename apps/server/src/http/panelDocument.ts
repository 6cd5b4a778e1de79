import type { PanelSettings } from '@hearth/api/panelSettings'

const block = /(<script type="application\/json" id="configuration">).*?(?=<\/script>)/s
const title = /(<title>)[^<]*(?=<\/title>)/

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? '')

/**
 * Writes settings into the panel's one document: the block that the panel reads, and the title
 * until the panel runs. The block is data: the content policy does not refuse it, and no script
 * runs in it.
 * @throws Error when the document has no such block
 */
export const fillPanelDocument = (html: string, settings: PanelSettings): string => {
  if (!block.test(html)) throw new Error('The document has no block for the configuration.')
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c')
  const name = escapeHtml(settings.productName ?? 'Hearth')
  return html
    .replace(block, (_all, open: string) => open + json)
    .replace(title, (_all, open: string) => open + name)
}
