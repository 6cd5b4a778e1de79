import { setTimeout } from 'node:timers/promises'
import { languageOf } from '@hearth/api/languages'
import { and, ne, not } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool, PoolClient } from 'pg'
import { errorCode } from '../dataFolder.ts'
import { StartError } from '../startError.ts'
import { buildIndexes } from './buildIndexes.ts'
import { makeJobTables } from './jobTables.ts'
import { readMigrations } from './migrationFiles.ts'
import { processes } from './schema.ts'
import { findPending, makeStepTable, markStep, type Pending } from './schemaState.ts'
import { isSilent } from './silentProcesses.ts'

/** The key of the advisory lock: 'hearth' in ASCII. */
const lockKey = 0x686561727468

/** Milliseconds between two attempts to take the lock. */
const lockPoll = 100

/** How long a change of a table waits for its lock, while all statements on the table wait for it. */
const tableLockLimit = '5s'

export interface MigrationSettings {
  readonly migrationsDir: string
  /** The version of this server. */
  readonly version: string
  /** The common reasons of a new database are in the language of the panel. @default English */
  readonly panel?: { readonly locale?: string | undefined }
}

/** Called with a sentence about what is being done. */
type Progress = (words: string) => void

/**
 * Runs while no other process migrates. Polls for the lock: a session that waits inside
 * `pg_advisory_lock` has a snapshot, and an index that is built concurrently waits for its end.
 */
const withLock = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  try {
    for (;;) {
      const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [lockKey])
      if (rows[0]?.held) break
      await setTimeout(lockPoll)
    }
    // Never unlocked on failure: the process then ends, and the lock with its connection.
    const result = await work(client)
    await client.query('select pg_advisory_unlock($1)', [lockKey])
    return result
  } finally {
    client.release()
  }
}

/** Runs statements that need a table for themselves. Gives up instead of making every call wait. */
const withLockLimit = async (client: PoolClient, work: () => Promise<unknown>): Promise<void> => {
  await client.query(`set lock_timeout = '${tableLockLimit}'`)
  try {
    await work()
  } catch (error) {
    const { cause = error } = error instanceof Error ? error : {}
    if (errorCode(cause) !== '55P03') throw error
    throw new StartError(
      `A table was in use for longer than ${tableLockLimit}, so the migration was not applied`,
      'Try again when the long statements on the database have ended.',
    )
  }
  await client.query('reset lock_timeout')
}

const expand = async (
  pool: Pool,
  client: PoolClient,
  { migrationsDir: migrationsFolder, panel }: MigrationSettings,
  { migrations, indexes }: Pending,
  onProgress: Progress,
): Promise<void> => {
  if (migrations.length > 0) {
    onProgress(`Applying ${migrations.join(', ')}`)
    await client.query("select set_config('hearth.language', $1, false)", [
      languageOf(panel?.locale ?? 'en'),
    ])
    await withLockLimit(client, () => migrate(drizzle(client), { migrationsFolder }))
  }
  await makeStepTable(client)
  await buildIndexes(pool, client, indexes, onProgress)
  await makeJobTables(client)
}

const contract = async (
  client: PoolClient,
  { contracts }: Pending,
  onProgress: Progress,
): Promise<void> => {
  for (const step of contracts) {
    onProgress(`Applying ${step.name}`)
    await withLockLimit(client, async () => {
      await client.query('begin')
      try {
        for (const statement of step.statements) await client.query(statement)
        await markStep(client, step)
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw error
      }
    })
  }
}

/** The versions of running processes, except that of this server. */
const findOtherVersions = async (client: PoolClient, version: string): Promise<string[]> => {
  const found = await drizzle(client)
    .selectDistinct({ version: processes.version })
    .from(processes)
    .where(and(ne(processes.version, version), not(isSilent)))
    .orderBy(processes.version)
  return found.map((other) => other.version)
}

/** What `migrate` would do. */
export interface MigrationPlan {
  /** The names of the files that add. */
  readonly expand: readonly string[]
  /** The names of the files that remove. */
  readonly contract: readonly string[]
  /** Versions of running processes for which the files that remove have to wait. */
  readonly otherVersions: readonly string[]
}

const names = (steps: Pending['indexes']): string[] => steps.map(({ name }) => name)

/** Plans without changing anything. @throws StartError for a database that this server cannot use */
export const planMigration = async (
  pool: Pool,
  { migrationsDir, version }: MigrationSettings,
): Promise<MigrationPlan> => {
  const files = readMigrations(migrationsDir)
  const client = await pool.connect()
  try {
    const { migrations, indexes, contracts } = await findPending(client, files)
    const isNew = migrations.length === files.migrations.length
    return {
      expand: [...migrations, ...names(indexes)],
      contract: names(contracts),
      otherVersions: isNew ? [] : await findOtherVersions(client, version),
    }
  } finally {
    client.release()
  }
}

/**
 * Checks the schema for a server that does not migrate by itself.
 * @throws StartError that says which command to run
 */
export const demandMigrated = async (pool: Pool, settings: MigrationSettings): Promise<void> => {
  const { expand: missing } = await planMigration(pool, settings)
  if (missing.length === 0) return
  throw new StartError(
    `The database lacks ${missing.join(', ')}, and MIGRATE=0 leaves that to you`,
    'Run `cli migrate --expand`, then start this server again.',
  )
}

/**
 * Adds what this server needs. Servers of the version before keep working.
 * @throws StartError for a database that this server cannot use, or a table that is in use
 */
export const expandDatabase = (
  pool: Pool,
  settings: MigrationSettings,
  onProgress: Progress,
): Promise<void> =>
  withLock(pool, async (client) => {
    const pending = await findPending(client, readMigrations(settings.migrationsDir))
    await expand(pool, client, settings, pending, onProgress)
  })

/**
 * Removes what only earlier versions use.
 * @throws StartError while processes of another version run, or the database is not expanded
 */
export const contractDatabase = (
  pool: Pool,
  settings: MigrationSettings,
  onProgress: Progress,
): Promise<void> =>
  withLock(pool, async (client) => {
    const pending = await findPending(client, readMigrations(settings.migrationsDir))
    if (pending.migrations.length + pending.indexes.length > 0) {
      throw new StartError('The database is not expanded', 'Run `cli migrate --expand` first.')
    }
    const others = await findOtherVersions(client, settings.version)
    if (others.length > 0) {
      throw new StartError(
        `Processes of version ${others.join(', ')} still run, and this is ${settings.version}`,
        'Run it again when they have ended. A process that was killed counts for two minutes.',
      )
    }
    await contract(client, pending, onProgress)
  })

/**
 * Migrates the schema at a start. If processes start at the same time, the first migrates and the
 * others wait. What only earlier versions use is removed unless one of them runs.
 * @throws StartError for a database that this server cannot use, or a table that is in use
 */
export const migrateDatabase = (
  pool: Pool,
  settings: MigrationSettings,
  onProgress: Progress = () => undefined,
): Promise<void> =>
  withLock(pool, async (client) => {
    const pending = await findPending(client, readMigrations(settings.migrationsDir))
    await expand(pool, client, settings, pending, onProgress)
    const others = await findOtherVersions(client, settings.version)
    if (others.length === 0) await contract(client, pending, onProgress)
    else if (pending.contracts.length > 0) {
      onProgress(`Run \`cli migrate --contract\` once version ${others.join(', ')} has ended`)
    }
  })
