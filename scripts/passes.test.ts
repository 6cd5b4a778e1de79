import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { digestOf, environment, Passes, readTree, type Tree } from './passes'
import { root } from './run'

const tree: Tree = new Map([
  ['apps/server/src/main.ts', 'one'],
  ['docs/security.md', 'two'],
])
const changed = (file: string): Tree => new Map([...tree, [file, 'other']])

/** Set by the test command itself, and `PATH`: the programs in it are compared instead. */
const ownNames = ['NODE_COMPILE_CACHE', 'PATH', 'VISUAL_JOB']
/** Read by commands that are not tests. */
const commands = /^(apps\/\w+\/(attacks|bench)|scripts\/chromatic)/

describe('environment', () => {
  it('has every variable that the sources read', async () => {
    const files = [...((await readTree()) ?? new Map()).keys()]
    const sources = files.filter((file) => /\.tsx?$/.test(file) && !commands.test(file))
    const names = sources.flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8')
      const dotted = [...source.matchAll(/\bprocess\.env\.(\w+)/g)].map(([, name = '']) => name)
      const taken = [...source.matchAll(/\{([^{}]*)\} = process\.env\b/g)].flatMap(
        ([, list = '']) =>
          [...list.matchAll(/(\w+)(?: = [^,]*)?(?:,|$)/g)].map(([, name = '']) => name.trim()),
      )
      return [...dotted, ...taken]
    })
    expect(names).toContain('FUZZ_SEED')
    const known = [...environment, ...ownNames, 'HOME']
    expect(names.filter((name) => !known.includes(name))).toEqual([])
  })
})

describe('digest of files', () => {
  it('changes with every file, tracked or new', () => {
    const before = digestOf(tree, [])
    expect(digestOf(new Map(tree), [])).toBe(before)
    expect(digestOf(changed('docs/security.md'), [])).not.toBe(before)
    expect(digestOf(changed('docs/new.md'), [])).not.toBe(before)
  })

  it('leaves out the folders that a step never reads, and no other', () => {
    const before = digestOf(tree, ['docs'])
    expect(digestOf(changed('docs/security.md'), ['docs'])).toBe(before)
    expect(digestOf(changed('docs.json'), ['docs'])).not.toBe(before)
    expect(digestOf(changed('apps/server/src/main.ts'), ['docs'])).not.toBe(before)
  })

  it('covers the whole repository', async () => {
    const files = await readTree()
    expect(files?.get('pnpm-lock.yaml')).toMatch(/^[0-9a-f]{64}$/)
    expect([...(files?.keys() ?? [])].filter((file) => file.includes('node_modules'))).toEqual([])
  })
})

describe('passes', () => {
  let folder: string
  let passes: Passes
  const pass = { passed: 7, seconds: 1.5 }
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hearth-passes-'))
    passes = new Passes(folder)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })

  it('are found for the same files', () => {
    expect(passes.find('unit', 'files')).toBeUndefined()
    passes.keep('unit', 'files', pass)
    expect(passes.find('unit', 'files')).toEqual(pass)
    expect(passes.find('unit', 'other files')).toBeUndefined()
    expect(passes.find('e2e', 'files')).toBeUndefined()
  })

  it('are found in the same environment', () => {
    passes.keep('unit', 'files', pass)
    vi.stubEnv('TZ', 'Asia/Tokyo')
    expect(passes.find('unit', 'files')).toBeUndefined()
  })

  it('are deleted before a step runs, and when they cannot be read', () => {
    passes.keep('unit', 'files', pass)
    passes.forget('unit')
    expect(passes.find('unit', 'files')).toBeUndefined()
    writeFileSync(join(folder, 'unit.passed'), '{')
    expect(passes.find('unit', 'files')).toBeUndefined()
  })
})
