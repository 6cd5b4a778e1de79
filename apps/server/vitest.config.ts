import { defineConfig } from 'vitest/config'

/**
 * The same suite on both databases: `--project server:pglite`, `--project server:postgres`. Tests
 * of one database, or without any, are in the folder of that name and run only there.
 */
const on = (database: 'pglite' | 'postgres') => ({
  test: {
    name: `server:${database}`,
    root: import.meta.dirname,
    include: ['test/*.test.ts', `test/${database}/**/*.test.ts`, 'src/**/*.test.ts'],
    environment: 'node',
    // Most of a file's time is waiting: for a process, a thread, a limit.
    maxWorkers: '100%',
    // Files of one worker share the server's modules, as no test replaces them; threads share the
    // compiled PGlite. Each file still has its own database, and `test/cleanup.ts`.
    pool: 'threads',
    isolate: false,
    setupFiles: [`${import.meta.dirname}/test/cleanup.ts`],
    globalSetup: ['server', database].map((name) => `${import.meta.dirname}/test/${name}.setup.ts`),
    env: { NODE_ENV: 'test' },
    // A busy machine is several times slower than an idle one.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})

export const serverProjects = [on('pglite'), on('postgres')]

export default defineConfig({ test: { projects: serverProjects } })
