import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './files'

it('loads no words in languages that the panel does not speak', () => {
  const assets = join(root, 'apps/admin/dist/assets')
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const isForeign = (file: string) =>
    /\p{Script=Cyrillic}{6}/u.test(readFileSync(join(assets, file), 'utf8'))
  expect(scripts.filter(isForeign)).toEqual([])
})
