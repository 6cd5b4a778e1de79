import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** Attacks that worked once, by name: on both databases, as locks differ there. */
const attacks = 'attacks/*.test.ts'

const onPostgres = ['test/*.test.ts', 'test/postgres/**/*.test.ts', attacks]

/**
 * The files that run on PGlite too, by what differs there. Both databases get the same statements
 * from the same driver, so all other files run once, on PostgreSQL, which takes a third of the work.
 */
const onBoth = {
  'another build of the engine orders, compares and searches texts': [
    'usersList',
    'usersSearch',
    'usersSort',
    'usersTotal',
    'usersTypos',
    'searchFold',
    'listExport',
    'listVersions',
    'record',
    'recordDigest',
    'announcements',
    'chain',
  ],
  'one connection serves all calls and jobs, one after another': [
    'appeals',
    'backpressure',
    'banEnd',
    'draining',
    'hangUp',
    'idempotency',
    'limits',
    'queue',
    'recordUndo',
    'team',
    'underWay',
  ],
  'its files are filled, swept, and survive a crash': [
    'clockTasks',
    'backup',
    'demo',
    'killed',
    'migrate',
    'sweeper',
  ],
  'it makes the hashes of texts, and deletes many at once': ['recordErasure', 'recordTexts'],
  'every call answers': ['fuzz'],
}

const onPglite = [
  'test/pglite/**/*.test.ts',
  attacks,
  ...Object.values(onBoth)
    .flat()
    .map((name) => `test/${name}.test.ts`),
]

for (const file of onPglite.filter((name) => !name.includes('*'))) {
  if (!existsSync(new URL(file, import.meta.url))) throw new Error(`${file} is not a file`)
}

/**
 * A project on one of the databases. Tests that need neither are in `test/unit`.
 * @param setups what else to set up before all files
 */
const on = (
  database: 'pglite' | 'postgres',
  name: string,
  include: string[],
  setups: string[] = [],
) => ({
  test: {
    name: `server:${name}`,
    root: import.meta.dirname,
    include,
    environment: 'node',
    // Most of a file's time is waiting: for a process, a thread, a limit.
    maxWorkers: '100%',
    // Files of one worker share the server's modules, as no test replaces them; threads share the
    // compiled PGlite. Each file still has its own database, and `test/cleanup.ts`.
    pool: 'threads',
    isolate: false,
    setupFiles: [`${import.meta.dirname}/test/cleanup.ts`],
    globalSetup: ['server', database, ...setups].map(
      (name) => `${import.meta.dirname}/test/${name}.setup.ts`,
    ),
    env: { NODE_ENV: 'test' },
    // A busy machine is several times slower than an idle one.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})

export const serverProjects = [
  on('postgres', 'postgres', onPostgres),
  on('pglite', 'pglite', onPglite),
  // Not a part of `pnpm test`: CI runs it at night.
  on('pglite', 'pglite-all', ['test/*.test.ts', 'test/pglite/**/*.test.ts']),
  // The version before and this one, side by side; it builds that one from git.
  on('postgres', 'previous', ['test/previous/*.test.ts'], ['previous']),
]

export default defineConfig({ test: { projects: serverProjects } })
