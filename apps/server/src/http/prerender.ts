import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DocumentSettings } from '@hearth/api/languages'
import { linkStyles, type PageFiles, readPageFiles, stylesOf, writePageFiles } from './pageFiles.ts'

const emptyRoot = '<div id="root"></div>'

/** Keeps what a person does before the panel's code is there. */
const keeper = '<script src="/prerendered.js"></script>'

/** The markup of public pages by their path, as the build's own program renders them. */
const render = (folder: string, settings: DocumentSettings): Promise<Record<string, string>> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(path.join(folder, '.prerender/worker.mjs'), { workerData: settings })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The renderer ended with ${code}.`)))
  })

/**
 * The files that a page loads besides those of every page, as the document names them. Those of the
 * other pages would be a third of the document.
 */
function filesOf({ files = [], pages = [] }: PageFiles, address: string) {
  const [pattern = '', places = [], kind = 0] =
    pages.find(([path]) => new RegExp(path).test(address)) ?? []
  const own = places.map((place) => files[place] ?? '')
  return { files: own, pages: [[pattern, [...own.keys()], kind]] } satisfies PageFiles
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
  const pageFiles = readPageFiles(html)
  return new Map(
    Object.entries(pages).map(([address, markup]) => {
      const own = filesOf(pageFiles, address)
      const filled = linkStyles(
        writePageFiles(html, own).replace('</head>', () => `${keeper}</head>`),
        stylesOf(own.files),
      ).replace(emptyRoot, () => `<div id="root" data-prerendered>${markup}</div>`)
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
