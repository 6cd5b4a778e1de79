import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type RouteWeight, routeWeights } from '../apps/admin/scripts/size.ts'
import { root } from './files'

/**
 * Maximum size of a first visit's JavaScript, in kB (1000 bytes) of brotli, and maximum number of
 * its script and style files. A page outside the panel loads neither the routes of the panel nor the
 * shapes of its answers nor its cache: a page that is suddenly 10 kB larger has imported one of them
 * or react-aria, and one that is 40 kB larger a chunk of the panel. A list that is 30 kB larger has imported what opens: menus, lists and dialogs, which load late.
 * The same code varies by 0.1 kB with the hashes in it.
 */
const budgets = {
  login: { js: 102.9, files: 4 },
  'forgot-password': { js: 103.3, files: 5 },
  'reset-password': { js: 103.3, files: 4 },
  'accept-invite': { js: 103.1, files: 5 },
  app: { js: 103.1, files: 5 },
  verify: { js: 103.0, files: 4 },
  'delete-account': { js: 103.6, files: 4 },
  '2fa': { js: 125.6, files: 11 },
  '_panel/_admin/users/index': { js: 146.3, files: 11 },
  '_panel/_admin/posts': { js: 147.5, files: 11 },
} as const

describe('size of a first visit', () => {
  let weights: Record<string, RouteWeight> = {}
  beforeAll(async () => {
    weights = await routeWeights(join(root, 'apps/admin/dist'))
  })

  it.each(Object.entries(budgets))('%s stays in its budget', (route, { js, files }) => {
    const weight = weights[route]
    if (!weight) throw new Error(`The build has no route ${route}`)
    expect(weight.js / 1000, 'kB of JavaScript').toBeLessThanOrEqual(js)
    expect(weight.files, 'files').toBeLessThanOrEqual(files)
  })

  it('is named by the document: boot.js asks for each file before the first script ran', () => {
    const html = readFileSync(join(root, 'apps/admin/dist/index.html'), 'utf8')
    const ofEveryPage = html.match(/<(script type="module"|link rel="stylesheet") [^>]+>/g) ?? []
    const [, json = ''] = /id="pages">([^<]*)</.exec(html) ?? []
    const { shared, pages } = JSON.parse(json) as {
      shared: number
      pages: [path: string, files: number[], kind: 0 | 1 | 2][]
    }
    const named = pages.map(
      ([, files, kind]) => ofEveryPage.length + (kind === 2 ? shared : 0) + files.length,
    )
    // Neither a layout nor the page for addresses that do not exist is a page of its own.
    const isPage = (route: string) => !/^(_panel|_panel\/_admin|_panel\/\$)$/.test(route)
    const loaded = Object.entries(weights).filter(([route]) => isPage(route))
    expect(named.toSorted()).toEqual(loaded.map(([, { files }]) => files).toSorted())
  })
})

it('loads no words in languages that the panel does not speak', () => {
  const assets = join(root, 'apps/admin/dist/assets')
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const isForeign = (file: string) =>
    /\p{Script=Cyrillic}{6}/u.test(readFileSync(join(assets, file), 'utf8'))
  expect(scripts.filter(isForeign)).toEqual([])
})

describe('fonts of a first visit', () => {
  const dist = join(root, 'apps/admin/dist')
  const assets = readdirSync(join(dist, 'assets'))

  it('are the latin part of Inter, of at most 31 kB', () => {
    const latin = assets.filter((file) => /^inter-latin-wght-normal-.+\.woff2$/.test(file))
    expect(latin).toHaveLength(1)
    expect(statSync(join(dist, 'assets', latin[0] ?? '')).size).toBeLessThanOrEqual(31_000)
  })

  it('come after the code: neither the document nor its style sheets ask for one', () => {
    const html = readFileSync(join(dist, 'index.html'), 'utf8')
    const styles = [...html.matchAll(/<link rel="stylesheet" [^>]*href="([^"]+)"/g)]
    expect(styles).not.toEqual([])
    const texts = styles.map(([, href = '']) => readFileSync(join(dist, href), 'utf8'))
    expect([html, ...texts].filter((text) => text.includes('.woff2'))).toEqual([])
  })
})

describe('the start of a first visit', () => {
  const dist = join(root, 'apps/admin/dist')
  const chunkOf = (name: string) => {
    const assets = readdirSync(join(dist, 'assets'))
    const file = assets.find((one) => new RegExp(`^${name}-.{7}\\.js$`).test(one))
    return readFileSync(join(dist, 'assets', file ?? name), 'utf8')
  }

  it.each(['base', 'routes', 'panel'])('compiles %s while it arrives', (name) => {
    expect(chunkOf(name)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  })

  it('does not look a language up among all that the browser knows', () => {
    expect(chunkOf('base')).not.toContain('supportedLocalesOf')
  })

  it('reads one image for all icons of the panel', () => {
    const assets = readdirSync(join(dist, 'assets')).filter((file) => /^panel-.+\.css$/.test(file))
    const styles = assets.map((file) => readFileSync(join(dist, 'assets', file), 'utf8')).join('')
    expect(new Set(styles.match(/data:image[^")]+/g))).toHaveProperty('size', 1)
  })

  it.each(['index.html', 'boot.js', 'prerendered.js'])('loads no comment with %s', (file) => {
    expect(readFileSync(join(dist, file), 'utf8')).not.toMatch(/<!--|\/\/ |\/\*/)
  })
})
