import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { compress } from './precompress.ts'

/** Bytes over the wire, with brotli at its strongest, and the number of files. */
export interface RouteWeight {
  js: number
  css: number
  files: number
}

/** The routes of the panel, by the names of their files: they load as one part (`panelRoutes.ts`). */
export const ofThePanel = (route: string): boolean => /^(_panel\b|2fa$)/.test(route)

const routeChunk = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/

/**
 * What a first visit to each route loads: the entry, in the panel its routes, the route's chunk,
 * the chunks of its layouts, and everything that these import statically. Keys are route files without their
 * extension ('login', '_panel/users/index'). Code that loads on demand (dialogs, menus, toasts)
 * is not counted.
 * @param dist folder of a build
 * @throws Error when there is no build in it
 */
export async function routeWeights(dist: string): Promise<Record<string, RouteWeight>> {
  const file = join(dist, '.vite/manifest.json')
  if (!existsSync(file)) {
    throw new Error(`There is no built panel in ${dist}: run \`pnpm build\` first.`)
  }
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const routes = Object.keys(manifest).flatMap((key) => routeChunk.exec(key)?.[1] ?? [])

  // Most routes share most files, and the strongest brotli is slow: each file is compressed once.
  const sizes = new Map<string, number>()
  for (const file of filesOf(manifest, Object.keys(manifest))) {
    sizes.set(file, (await compress(readFileSync(join(dist, file)))).byteLength)
  }

  const weights: Record<string, RouteWeight> = {}
  for (const route of routes) {
    const layouts = routes.filter((other) => route.startsWith(`${other}/`))
    const chunks = [...layouts, route].map((name) => `src/routes/${name}.tsx?tsr-split=component`)
    const first = ofThePanel(route) ? [...entries, 'src/panelRoutes.ts'] : entries
    weights[route] = weigh(sizes, filesOf(manifest, [...first, ...chunks]))
  }
  return weights
}

/** Every file that these chunks need, without duplicates. */
function filesOf(manifest: Manifest, keys: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    files.add(chunk.file)
    for (const css of chunk.css ?? []) files.add(css)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  keys.forEach(visit)
  return files
}

function weigh(sizes: ReadonlyMap<string, number>, files: ReadonlySet<string>): RouteWeight {
  const weight = { js: 0, css: 0, files: files.size }
  for (const file of files) weight[file.endsWith('.css') ? 'css' : 'js'] += sizes.get(file) ?? 0
  return weight
}
