import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  measurePage,
  measurePart,
  publicParts,
  wholePage,
  writtenBytes,
} from '../../../scripts/partBytes.ts'

/** The page of the docs rounds, and an update of a dependency moves some bytes. */
const tolerance = 0.03

// Vitest sets 'test', for which Vite bundles the development builds.
beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'))
afterAll(() => void vi.unstubAllEnvs())

it('lists every public part in docs/bytes.md: node scripts/partBytes.ts writes it', () => {
  expect([...writtenBytes().keys()].slice(1)).toEqual(publicParts())
})

it('keeps a page with shell, table, form and dialog below 180 kB of script', () => {
  expect(writtenBytes().get(wholePage)).toBeLessThan(180)
})

it.each([
  ['components/Button', () => measurePart('components/Button')],
  ['components/ComboBox', () => measurePart('components/ComboBox')],
  ['patterns/DataTable', () => measurePart('patterns/DataTable')],
  [wholePage, measurePage],
])('states the bytes of %s in docs/bytes.md', async (name, measure) => {
  const { script } = await measure()
  const stated = writtenBytes().get(name) ?? 0
  expect(Math.abs(script / 1000 / stated - 1)).toBeLessThan(tolerance)
})
