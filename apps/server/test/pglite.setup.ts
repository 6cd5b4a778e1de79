import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { TestProject } from 'vitest/node'
import { readConfig } from '../src/config/config.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { createLog } from '../src/platform/log.ts'
import { dropUnusedDatabases } from './dropUnusedDatabases.ts'

/** Creates one migrated, empty data folder as a template to copy. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  // For all threads of the process: optimising is not worth it for databases that live for
  // seconds. `--liftoff-only` implies these flags on the command line; at run time each must be
  // set.
  for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) {
    setFlagsFromString(flag)
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'hearth-pglite-'))
  const template = path.join(folder, 'template')
  const database = await openDatabase(readConfig({ DATA_DIR: template }), createLog('silent'))
  await dropUnusedDatabases(database.pool)
  await database.close()
  project.provide('template', { kind: 'pglite', folder: template })
  project.provide('folder', folder)
  return () => rm(folder, { recursive: true, force: true, maxRetries: 3 })
}
