import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DocumentSettings } from '@hearth/api/languages'

const emptyRoot = '<div id="root"></div>'
const pagesBlock = /<script type="application\/json" id="pages">(.*?)<\/script>/

/** What the build names in the document (apps/admin/scripts/namePages.ts). */
interface PageFiles {
  files?: readonly string[]
  pages?: readonly (readonly [pattern: string, places: readonly number[], kind: number])[]
}

/** The markup of public pages by their path, as the build's own program renders them. */
const render = (folder: string, settings: DocumentSettings): Promise<Record<string, string>> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(path.join(folder, '.prerender/worker.mjs'), { workerData: settings })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The renderer ended with ${code}.`)))
  })

/**
 * The files that a page loads besides those of every page, and the block of the document that names
 * them. Those of the other pages would be a third of the document.
 */
function filesOf(html: string, address: string): { files: readonly string[]; block: string } {
  const all = JSON.parse(pagesBlock.exec(html)?.[1] ?? '{}') as PageFiles
  const [pattern = '', places = [], kind = 0] =
    all.pages?.find(([path]) => new RegExp(path).test(address)) ?? []
  const files = places.map((place) => all.files?.[place] ?? '')
  const own: PageFiles = { files, pages: [[pattern, [...files.keys()], kind]] }
  return { files, block: JSON.stringify(own) }
}

/**
 * The documents of the public pages that open the same way for everybody, by their path: each is
 * the filled document with its page in it, so that a person reads and types before the panel's
 * code is there. Empty for a build that cannot render them.
 * @param html the filled document
 */
export async function prerender(
  folder: string,
  html: string,
  settings: DocumentSettings,
): Promise<ReadonlyMap<string, string>> {
  if (!existsSync(path.join(folder, '.prerender'))) return new Map()
  const pages = await render(folder, settings)
  return new Map(
    Object.entries(pages).map(([address, markup]) => {
      const { files, block } = filesOf(html, address)
      const styles = files
        .filter((file) => file.endsWith('.css'))
        .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
      const head = ['<script src="/prerendered.js"></script>', ...styles].join('')
      const filled = html
        .replace(pagesBlock, () => `<script type="application/json" id="pages">${block}</script>`)
        .replace('</head>', () => `${head}</head>`)
        .replace(emptyRoot, () => `<div id="root" data-prerendered>${markup}</div>`)
      return [address, filled]
    }),
  )
}

/**
 * Writes the documents of the public pages into a build, for hosts that send files: `/login` is
 * `login.html`. The build's own document has these settings already. Returns their paths.
 */
export async function writePrerendered(
  folder: string,
  settings: DocumentSettings,
): Promise<string[]> {
  const html = await readFile(path.join(folder, 'index.html'), 'utf8')
  const pages = [...(await prerender(folder, html, settings))]
  return Promise.all(
    pages.map(async ([address, page]) => {
      const file = path.join(folder, `${address}.html`)
      await writeFile(file, page)
      return file
    }),
  )
}
