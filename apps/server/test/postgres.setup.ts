import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { readConfig } from '../src/config/config.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { createLog } from '../src/platform/log.ts'
import { startPostgres } from './postgresServer.ts'

/** Starts a separate PostgreSQL with one migrated, empty database as a template to copy. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startPostgres()
  try {
    const url = await server.createDatabase('template')
    const database = await openDatabase(readConfig({ DATABASE_URL: url }), createLog('silent'))
    await database.close()
  } catch (error) {
    await server.stop()
    throw error
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'hearth-postgres-'))
  project.provide('template', { kind: 'postgres', adminUrl: server.adminUrl })
  project.provide('folder', folder)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
