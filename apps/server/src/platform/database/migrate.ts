import { languageOf } from '@hearth/api/languages'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool, PoolClient } from 'pg'
import { StartError } from '../startError.ts'
import { makeJobTables } from './jobTables.ts'

/** The key of the advisory lock: 'hearth' in ASCII. */
const lockKey = 0x686561727468

export interface MigrationSettings {
  readonly migrationsDir: string
  /** The common reasons of a new database are in the language of the panel. @default English */
  readonly panel?: { readonly locale?: string | undefined }
}

/** The creation time of the newest applied migration; 0 for a new database. */
const newestApplied = async (client: PoolClient): Promise<number> => {
  const table = 'drizzle.__drizzle_migrations'
  const { rows: named } = await client.query('select to_regclass($1)::text as name', [table])
  if (named[0]?.name == null) return 0
  const { rows } = await client.query(`select max(created_at) as newest from ${table}`)
  return Number(rows[0]?.newest ?? 0)
}

/** The creation time of the newest migration of this server, in milliseconds. */
export const newestMigration = (migrationsFolder: string): number =>
  readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0

/**
 * Migrates the schema, only forward. If processes start at the same time, the first migrates and the
 * others wait.
 * @throws StartError when the schema is newer than this server, or older than its first migration
 */
export const migrateDatabase = async (
  pool: Pool,
  { migrationsDir: migrationsFolder, panel }: MigrationSettings,
): Promise<void> => {
  const known = readMigrationFiles({ migrationsFolder })
  const newestKnown = known.at(-1)?.folderMillis ?? 0
  const client = await pool.connect()
  try {
    // Never unlocked on failure: the process then ends, and the lock with its connection.
    await client.query('select pg_advisory_lock($1)', [lockKey])
    const applied = await newestApplied(client)
    if (applied > newestKnown) {
      throw new StartError(
        'The database was created by a newer version of the server',
        'Start that version, or restore a backup from before the update.',
      )
    }
    // Until the first release, the first migration is edited in place.
    if (applied > 0 && applied < (known[0]?.folderMillis ?? 0)) {
      throw new StartError(
        'The database was created by a version from before the first release',
        'Its tables cannot be updated: start with an empty database or data folder.',
      )
    }
    if (applied < newestKnown) {
      await client.query("select set_config('hearth.language', $1, false)", [
        languageOf(panel?.locale ?? 'en'),
      ])
      await migrate(drizzle(client), { migrationsFolder })
    }
    await makeJobTables(client)
    await client.query('select pg_advisory_unlock($1)', [lockKey])
  } finally {
    client.release()
  }
}
