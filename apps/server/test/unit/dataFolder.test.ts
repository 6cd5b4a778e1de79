import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readOrMake } from '../../src/platform/dataFolder.ts'

it('creates a file once, in a new folder that only its owner can read', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'hearth-data-'))
  const folder = path.join(parent, 'new', 'data')
  try {
    expect(await readOrMake(folder, 'key', () => 'first')).toBe('first')
    expect(await readOrMake(folder, 'key', () => 'second')).toBe('first')
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
  } finally {
    await rm(parent, { recursive: true })
  }
})
