import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type RouteWeight, routeWeights } from '../apps/admin/scripts/size.ts'
import { root } from './files'

/**
 * Most JavaScript of a first visit, in kB (1000 bytes) of brotli; the stack alone weighs 104. The tree of
 * all routes and the shapes of all answers are in it: a new route costs every page about 0.1 kB.
 */
const budgets = { login: 132, '_panel/_admin/users/index': 204 } as const

describe('size of a first visit', () => {
  let weights: Record<string, RouteWeight> = {}
  beforeAll(async () => {
    weights = await routeWeights(join(root, 'apps/admin/dist'))
  })

  it.each(Object.entries(budgets))('%s loads at most %i kB of JavaScript', (route, budget) => {
    expect(weights[route], `the build has no route ${route}`).toBeDefined()
    expect((weights[route]?.js ?? 0) / 1000).toBeLessThanOrEqual(budget)
  })
})

describe('fonts of a first visit', () => {
  it('preloads one file, the latin part of Inter, of at most 50 kB', () => {
    const dist = join(root, 'apps/admin/dist')
    const html = readFileSync(join(dist, 'index.html'), 'utf8')
    const fonts = [...html.matchAll(/<link rel="preload" as="font"[^>]*href="([^"]+)"/g)].map(
      ([, href = '']) => href,
    )
    expect(fonts).toEqual([expect.stringMatching(/^\/assets\/inter-latin-wght-normal-.+\.woff2$/)])
    expect(statSync(join(dist, fonts[0] ?? '')).size).toBeLessThanOrEqual(50_000)
  })
})
