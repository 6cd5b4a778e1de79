import { describe, expect, it } from 'vitest'
import { partsOf } from './changed.ts'

const texts: Readonly<Record<string, string>> = {
  'checks/walls.test.ts': '',
  'packages/ui/src/components/Link/Link.tsx': '',
  'packages/ui/src/components/Link/Link.stories.tsx': '',
  'packages/ui/src/text/fold.ts': '',
  'packages/ui/src/text/fold.test.ts': '',
  'packages/ui/src/text/numbers.test.ts': '',
  'packages/ui/src/screens/posts/PostsScreen.tsx': '',
  'packages/ui/src/screens/posts/PostsScreen.stories.tsx': "parameters: { spec: '2.13' }",
  'apps/admin/src/features/posts/posts.ts': '',
  'apps/admin/src/routes/posts.tsx': '',
  'apps/admin/e2e/posts.e2e.ts': '// Specification: 2.13',
  'apps/admin/e2e/users.e2e.ts': '// Specification: 2.15',
  'apps/admin/e2e/tasks.e2e.ts': '// Specification: 2.2, 2.15',
  'apps/admin/e2e/support/rows.ts': '',
  'apps/server/src/posts/delete.ts': '',
  'apps/server/src/platform/pool.ts': '',
  'apps/server/test/posts.test.ts': '',
  'apps/server/test/pglite/embedded.test.ts': '',
}
const importers = new Map<string, ReadonlySet<string>>(
  Object.entries({
    'packages/ui/src/components/Link/Link.tsx': [
      'packages/ui/src/components/Link/Link.stories.tsx',
      'packages/ui/src/screens/posts/PostsScreen.tsx',
    ],
    'packages/ui/src/text/fold.ts': ['packages/ui/src/text/fold.test.ts'],
    'packages/ui/src/screens/posts/PostsScreen.tsx': [
      'packages/ui/src/screens/posts/PostsScreen.stories.tsx',
      'apps/admin/src/routes/posts.tsx',
    ],
    'apps/admin/src/features/posts/posts.ts': ['apps/admin/src/routes/posts.tsx'],
    'apps/admin/e2e/support/rows.ts': ['apps/admin/e2e/users.e2e.ts'],
    'apps/server/src/posts/delete.ts': ['apps/server/test/posts.test.ts'],
    'apps/server/src/platform/pool.ts': [
      'apps/server/test/posts.test.ts',
      'apps/server/test/pglite/embedded.test.ts',
    ],
  }).map(([file, by]) => [file, new Set(by)]),
)

/** The files of each step for a change; 'all' for a whole step. Empty steps are left out. */
const choose = (changed: string[], more: Readonly<Record<string, string>> = {}) => {
  const all = { ...texts, ...more }
  const read = (file: string): string => all[file as keyof typeof all] ?? ''
  const parts = partsOf(changed, { files: Object.keys(all), importers, read })
  return Object.fromEntries(
    parts
      .filter(
        ({ step, files }) =>
          /^(unit|stories|e2e|server|packages|storybook)/.test(step) && files?.length !== 0,
      )
      .map(({ step, files }) => [step, files ?? 'all']),
  )
}

const checks = ['checks/walls.test.ts']

describe('a change runs', () => {
  it('every quick step and every check, whatever has changed', () => {
    const parts = partsOf(['README.md'], { files: Object.keys(texts), importers, read: () => '' })
    const chosen = parts.filter(({ files }) => files?.length !== 0).map(({ step }) => step)
    expect(chosen).toEqual(['generated', 'lint', 'types', 'contract', 'unused', 'unit'])
    expect(choose(['README.md'])).toEqual({ unit: checks })
  })

  it('the unit tests that import it', () => {
    const unit = [...checks, 'packages/ui/src/text/fold.test.ts']
    expect(choose(['packages/ui/src/text/fold.ts'])).toEqual({ unit })
  })

  it('the stories that show a component, directly or within a screen, and the e2e of that screen', () => {
    expect(choose(['packages/ui/src/components/Link/Link.tsx'])).toEqual({
      unit: checks,
      stories: 'all',
      e2e: ['apps/admin/e2e/posts.e2e.ts'],
    })
  })

  it('the e2e files of the screens that a changed feature of the app serves', () => {
    expect(choose(['apps/admin/src/features/posts/posts.ts'])).toEqual({
      unit: checks,
      e2e: ['apps/admin/e2e/posts.e2e.ts'],
    })
  })

  it('the e2e files that import a changed helper, and a changed e2e file itself', () => {
    const changed = ['apps/admin/e2e/support/rows.ts', 'apps/admin/e2e/tasks.e2e.ts']
    expect(choose(changed).e2e).toEqual([
      'apps/admin/e2e/users.e2e.ts',
      'apps/admin/e2e/tasks.e2e.ts',
    ])
  })

  it('a journey if it concerns more sections than a few', () => {
    const wide = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].flatMap((name, at) => [
        [`packages/ui/src/screens/${name}/${name}.stories.tsx`, `spec: '2.${at + 1}'`],
      ]),
    )
    expect(choose(Object.keys(wide), wide).e2e).toEqual(['apps/admin/e2e/tasks.e2e.ts'])
  })

  it('the server tests on PostgreSQL, and on PGlite if the database layer has changed', () => {
    expect(choose(['apps/server/src/posts/delete.ts'])).toEqual({
      unit: checks,
      'server-postgres': 'all',
    })
    expect(choose(['apps/server/src/platform/pool.ts'])).toMatchObject({
      'server-postgres': 'all',
      'server-pglite': 'all',
    })
  })

  it('whole steps for files that nothing imports', () => {
    expect(choose(['.storybook/main.ts'])).toEqual({
      unit: checks,
      stories: 'all',
      storybook: 'all',
    })
    expect(choose(['apps/server/migrations/0000_start.sql'])).toEqual({
      unit: checks,
      'server-postgres': 'all',
      'server-pglite': 'all',
    })
    expect(Object.keys(choose(['pnpm-lock.yaml']))).toHaveLength(7)
  })
})
