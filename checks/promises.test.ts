import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { read, root } from './files'
import { promises } from './promises'
import { promisesPage } from './promisesPage'

const proofs = Object.values(promises)
  .flat()
  .map(({ proof }) => proof)

describe('docs/promises.md', () => {
  it('names tests that exist', () => {
    const named = proofs.flatMap((proof) => ('test' in proof ? proof : []))
    const missing = named.filter(
      ({ test, title }) => !existsSync(join(root, test)) || !read(test).includes(title),
    )
    expect(missing).toEqual([])
  })

  it('names commands that exist, and the day of each figure', () => {
    const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts
    for (const proof of proofs) {
      if (!('command' in proof)) continue
      const { command, measured } = proof
      const [, script = '', file = ''] = /^pnpm (?:exec node (\S+\.ts)|(\S+))/.exec(command) ?? []
      expect([command, file in scripts || existsSync(join(root, script))]).toEqual([command, true])
      expect(measured).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }
  })

  it('is fresh: node scripts/reports.ts writes it', () => {
    expect(read('docs/promises.md')).toBe(promisesPage())
  })
})
