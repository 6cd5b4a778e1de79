import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root, run } from './run.ts'

/** Replaces the CLI: it prints its arguments and exits as told. */
function fakeCli(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-chromatic-'))
  writeFileSync(join(folder, 'chromatic'), '#!/bin/sh\necho "published $*"\nexit 3\n', {
    mode: 0o755,
  })
  return folder
}

const chromatic = (env: Record<string, string>, ...args: string[]) => {
  const { CHROMATIC_PROJECT_TOKEN: _, REQUIRE_CHROMATIC: __, ...rest } = process.env
  const PATH = [fakeCli(), rest.PATH].join(delimiter)
  return run(process.execPath, [join(root, 'scripts/chromatic.ts'), ...args], {
    env: { ...rest, PATH, ...env },
  })
}

describe('pnpm chromatic', () => {
  it('without a token says how to set one, and succeeds', async () => {
    const { code, output } = await chromatic({})
    expect(output).toContain('CHROMATIC_PROJECT_TOKEN=')
    expect(output).not.toMatch(/^published/m)
    expect(code).toBe(0)
  })

  it('fails without a token if one is required', async () => {
    expect((await chromatic({ REQUIRE_CHROMATIC: '1' })).code).toBe(1)
  })

  it('publishes with a token, passes arguments on and exits like the CLI', async () => {
    const { code, output } = await chromatic({ CHROMATIC_PROJECT_TOKEN: 'chpt_test' }, '--dry-run')
    expect(output).toMatch(/^published --dry-run/m)
    expect(code).toBe(3)
  })
})
