import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sections } from './sections'

it('sections has every page of the panel, so that an address below it shows the 404 inside', () => {
  const files = globSync('**/*.tsx', { cwd: join(import.meta.dirname, '../routes/_panel') })
  const pages = files
    .map((file) => file.replace(/^_admin\//, '').replace(/[/.].*$/, ''))
    .filter((page) => !['', '$', 'index', '_admin'].includes(page))
  expect([...sections].sort()).toEqual([...new Set(pages)].sort())
})
