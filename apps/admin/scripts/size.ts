import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageFiles } from './namePages.ts'
import { compress } from './precompress.ts'

/** Bytes over the wire, with brotli at its strongest, and the number of files. */
export interface PageWeight {
  js: number
  css: number
  files: number
}

/**
 * What a first visit to each page loads: the files that index.html names for every page, and those
 * that it names for this one. Keys are the patterns of paths, such as '^/users/?$'. Code that loads
 * on demand is not counted.
 * @param dist folder of a build
 * @throws Error when there is no build in it
 */
export async function pageWeights(dist: string): Promise<Record<string, PageWeight>> {
  const document = join(dist, 'index.html')
  if (!existsSync(document)) {
    throw new Error(`There is no built panel in ${dist}: run \`pnpm build\` first.`)
  }
  const html = readFileSync(document, 'utf8')
  const ofEveryPage = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, file = '']) => file,
  )
  const [, json = '[]'] = /id="pages">([^<]*)</.exec(html) ?? []
  const pages = JSON.parse(json) as PageFiles[]

  // Pages share most files, and the strongest brotli is slow: each file is compressed once.
  const sizes = new Map<string, number>()
  for (const file of new Set([...ofEveryPage, ...pages.flatMap(({ files }) => files)])) {
    sizes.set(file, (await compress(readFileSync(join(dist, file)))).byteLength)
  }
  const weigh = (files: readonly string[], end: string) =>
    files
      .filter((file) => file.endsWith(end))
      .reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)
  return Object.fromEntries(
    pages.map(({ path, files }) => {
      const all = [...ofEveryPage, ...files]
      return [path, { js: weigh(all, '.js'), css: weigh(all, '.css'), files: all.length }]
    }),
  )
}
