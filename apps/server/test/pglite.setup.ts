import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { readConfig } from '../src/config.ts'
import { createLog } from '../src/log.ts'
import { openDatabase } from '../src/platform/database/database.ts'

/** Makes one migrated, empty data folder that each test file copies. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearth-pglite-'))
  const database = await openDatabase(readConfig({ DATA_DIR: folder }), createLog('silent'))
  await database.close()
  project.provide('template', { kind: 'pglite', folder })
  return () => rm(folder, { recursive: true, force: true })
}
