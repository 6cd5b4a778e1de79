import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { list, read } from '../checks/files.ts'
import { root } from './run.ts'
import {
  countBySection,
  namedIn,
  ranInPlaywright,
  ranInVitest,
  sections,
  sectionTable,
} from './sections.ts'

describe('what ran', () => {
  it('is read from a report of vitest, without skipped tests', () => {
    const ran = ranInVitest({
      testResults: [
        {
          name: join(root, 'a.test.ts'),
          assertionResults: [{ status: 'passed' }, { status: 'failed' }, { status: 'skipped' }],
        },
      ],
    })
    expect(ran).toEqual([
      { file: 'a.test.ts', tags: [] },
      { file: 'a.test.ts', tags: [] },
    ])
  })

  it('is read from a report of playwright, with its tags', () => {
    const spec = { file: 'b.e2e.ts', tags: ['2.2', '9'], tests: [{ status: 'expected' }] }
    const passedOver = { ...spec, tests: [{ status: 'skipped' }] }
    const inner = { specs: [{ ...spec, tags: [], tests: [{ status: 'unexpected' }] }] }
    const ran = ranInPlaywright({
      config: { rootDir: join(root, 'e2e') },
      suites: [{ specs: [spec, passedOver], suites: [inner] }],
    })
    expect(ran).toEqual([
      { file: 'e2e/b.e2e.ts', tags: ['2.2', '9'] },
      { file: 'e2e/b.e2e.ts', tags: [] },
    ])
  })
})

describe('a test', () => {
  const source = (file: string): string =>
    file === 'two.test.ts' ? '// Specification: 2.15, 7\n\nimport a' : 'import a'

  it.each([
    ['// Specification: 2.15, 7\n\nimport a', ['2.15', '7']],
    ['// Specification: none\n', []],
    ["parameters: { guide, spec: '2.21' },", ['2.21']],
    ['import a', []],
  ])('names sections in its file: %j', (text, named) => expect(namedIn(text)).toEqual(named))

  it('counts for each section that the test names, otherwise its file', () => {
    const ran = [
      { file: 'two.test.ts', tags: [] },
      { file: 'two.test.ts', tags: ['9', 'slow'] },
      { file: 'none.test.ts', tags: [] },
    ]
    expect(Object.fromEntries(countBySection(ran, source))).toEqual({
      '2.15': 1,
      '7': 1,
      '9': 1,
      '': 1,
    })
  })

  it('is a number in the table, which marks a section without tests', () => {
    const ran = { file: 'two.test.ts', tags: [] }
    const table = sectionTable({ unit: [], 'server-pglite': [ran, ran] }, source).split('\n')
    expect(table).toHaveLength(sections.size + 3)
    expect(table[2]).toMatch(/^2\.1 {2}Routes/)
    expect(table).toContain('2.15 Users                            0              2')
    expect(table).toContain('2.16 Invites of a user                0              0  no test')
  })
})

describe('every file of tests says which sections it answers', () => {
  const known = [...sections.keys(), 'none']
  const stated = (file: string) => /^\/\/ Specification: (.+)$/m.exec(read(file))?.[1]?.split(', ')

  it.each(list('apps/server/test/*.test.ts', 'apps/admin/e2e/*.e2e.ts'))('%s', (file) => {
    expect(stated(file)).toBeDefined()
  })

  it('and names none that does not exist', () => {
    const named = list('*.test.ts', '*.e2e.ts').flatMap((file) => [
      ...(stated(file) ?? []),
      ...(read(file).match(/(?<='@)[\d.]+(?=')/g) ?? []),
    ])
    expect(named.filter((section) => !known.includes(section))).toEqual([])
  })
})
