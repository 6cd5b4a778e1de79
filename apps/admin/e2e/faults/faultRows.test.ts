import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { faultRows } from './faultRows'

it('names files that exist', () => {
  const files = Object.values(faultRows).flatMap((row) => ('file' in row ? row.file : []))
  const missing = files.filter((file) => !existsSync(join(import.meta.dirname, '..', file)))
  expect(missing).toEqual([])
})
