import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type PageWeight, pageWeights } from '../apps/admin/scripts/size.ts'
import { root } from './files'

const dist = join(root, 'apps/admin/dist')

/**
 * Maximum size of a first visit's JavaScript, in kB (1000 bytes) of brotli, and maximum number of
 * its script and style files, by the pattern of the page's path.
 */
const budgets = {
  '^/login/?$': { js: 134, files: 5 },
  '^/forgot-password/?$': { js: 134, files: 5 },
  '^/reset-password/?$': { js: 134, files: 5 },
  '^/verify/?$': { js: 134, files: 5 },
  '^/delete-account/?$': { js: 134, files: 5 },
  '^/users/?$': { js: 210, files: 12 },
  '^/posts/?$': { js: 210, files: 12 },
} as const

describe('size of a first visit', () => {
  let weights: Record<string, PageWeight> = {}
  beforeAll(async () => {
    weights = await pageWeights(dist)
  })

  it.each(Object.entries(budgets))('%s stays in its budget', (path, { js, files }) => {
    const weight = weights[path]
    if (!weight) throw new Error(`The build has no page ${path}`)
    expect(weight.js / 1000, 'kB of JavaScript').toBeLessThanOrEqual(js)
    expect(weight.files, 'files').toBeLessThanOrEqual(files)
  })
})

it('loads no words in languages that the panel does not speak', () => {
  const assets = join(dist, 'assets')
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const isForeign = (file: string) =>
    /\p{Script=Cyrillic}{6}/u.test(readFileSync(join(assets, file), 'utf8'))
  expect(scripts.filter(isForeign)).toEqual([])
})
