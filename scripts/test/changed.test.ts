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
  'packages/api/src/operations.gen.ts': [
    "  deletePost: { method: 'DELETE', path: '/posts/{id}' },",
    "  listPosts: { method: 'GET', path: '/posts' },",
  ].join('\n'),
  'apps/server/src/posts/delete.ts': '',
  'apps/server/src/posts/post.ts': '',
  'apps/server/src/posts/handlers.ts': [
    "import { deletePost } from './delete.ts'",
    "import { toPost } from './post.ts'",
    'export const postHandlers = defineHandlers({ deletePost, listPosts: async () => toPost() })',
  ].join('\n'),
  'apps/server/src/posts/hide.ts': '',
  'apps/server/src/posts/hideLater.ts': '',
  'apps/server/src/process/jobHandlers.ts': "import { hideLater } from '../posts/hideLater.ts'",
  'apps/server/src/process/app.ts': '',
  'apps/server/src/platform/pool.ts': '',
  'apps/server/test/posts.test.ts': "admin.get('/posts')",
  'apps/server/test/trash.test.ts': "admin.delete('/posts/1')",
  'apps/server/test/hiding.test.ts': 'perform(hideLater)',
  'apps/server/test/roles.test.ts': "import { readOperations } from './operations.ts'",
  'apps/server/test/team.test.ts': "admin.get('/team')",
  'apps/server/test/pglite/embedded.test.ts': '',
}
const serverTests = Object.keys(texts).filter((file) => file.startsWith('apps/server/test/'))
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
    'apps/server/src/posts/delete.ts': ['apps/server/src/posts/handlers.ts'],
    'apps/server/src/posts/hide.ts': ['apps/server/src/posts/hideLater.ts'],
    'apps/server/src/posts/hideLater.ts': ['apps/server/src/process/jobHandlers.ts'],
    'apps/server/src/process/jobHandlers.ts': ['apps/server/src/process/app.ts'],
    'apps/server/src/posts/post.ts': ['apps/server/src/posts/handlers.ts'],
    'apps/server/src/posts/handlers.ts': ['apps/server/src/process/app.ts'],
    'apps/server/src/process/app.ts': serverTests,
    'apps/server/src/platform/pool.ts': ['apps/server/src/process/app.ts'],
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

  it('the server suites that name the path of a changed call, and those that make all calls', () => {
    const roles = 'apps/server/test/roles.test.ts'
    expect(choose(['apps/server/src/posts/delete.ts'])).toEqual({
      unit: checks,
      'server-postgres': ['apps/server/test/trash.test.ts', roles],
    })
    expect(choose(['apps/server/src/posts/post.ts'])).toEqual({
      unit: checks,
      'server-postgres': ['apps/server/test/posts.test.ts', roles],
    })
  })

  it('the suite of a job that uses what has changed, and all suites for the job itself', () => {
    expect(choose(['apps/server/src/posts/hide.ts'])).toEqual({
      unit: checks,
      'server-postgres': ['apps/server/test/hiding.test.ts'],
    })
    expect(choose(['apps/server/src/posts/hideLater.ts'])).toMatchObject({
      'server-postgres': 'all',
    })
  })

  it('all server suites for what is below the calls, on PGlite too if that is the database layer', () => {
    expect(choose(['apps/server/src/process/app.ts'])).toEqual({
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
