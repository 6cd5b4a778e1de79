import path from 'node:path'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { errorCode, makePrivate, prepareDataFolder } from '../dataFolder.ts'
import { StartError } from '../startError.ts'
import { embed } from './embedded.ts'
import { lockFolder } from './folderLock.ts'
import { limitWalSize } from './limitWalSize.ts'
import { demandMigrated, type MigrationSettings, migrateDatabase } from './migrate.ts'
import { poolOf } from './pool.ts'
import * as schema from './schema.ts'

/** The database for handlers. The same queries run on PGlite and on PostgreSQL. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>

/** A running transaction; a `Database` parameter accepts it too. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** For queries that may run inside or outside a transaction. */
export type Executor = Database | Transaction

export interface DatabaseSettings extends MigrationSettings {
  /** The address of PostgreSQL; undefined: the embedded database. */
  readonly databaseUrl: string | undefined
  /** The folder of the embedded database. */
  readonly dataDir: string
  /** The most connections of one process to PostgreSQL. @default 10 and 10 */
  readonly connections?: { readonly changes: number; readonly reads: number }
  /** Whether to migrate PostgreSQL. The embedded database is always migrated. @default true */
  readonly migrates?: boolean
}

/** One way to connect to the database. */
export interface Connections {
  readonly db: Database
  /** The driver, for statements that the ORM cannot express. */
  readonly pool: Pool
}

/** An open, migrated database. Its own connections are for calls that change data. */
export interface OpenDatabase extends Connections {
  /**
   * For calls that only read. They write only traces of themselves, such as last-seen times and
   * entries about views. On PostgreSQL they have separate connections, so that changes waiting for a
   * row do not delay them.
   */
  readonly reads: Connections
  /** Whether it is the embedded database. */
  readonly embedded: boolean
  /** Starts to limit the time of each statement. */
  serve(): void
  /** Waits for running statements, then closes. */
  close(): Promise<void>
}

/** The most milliseconds that a request may use the database (PostgreSQL: per statement). */
const statementLimit = { embedded: 10_000, postgres: 5_000 }

/** The most milliseconds that a statement waits for a locked row (PostgreSQL). */
const lockLimit = 1_000

const defaultConnections = { changes: 10, reads: 10 }

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown')

/** The code, for example of a refused connection or password. Without a code the message. */
const reasonOf = (error: unknown): string => {
  const code = errorCode(error)
  return code === 'unknown error' ? messageOf(error) : code
}

const connectionsOf = (pool: Pool): Connections => ({
  db: drizzle(pool, { schema, casing: 'snake_case' }),
  pool,
})

const openEmbedded = async (
  { dataDir, ...migrations }: DatabaseSettings,
  log: FastifyBaseLogger,
): Promise<OpenDatabase> => {
  await prepareDataFolder(dataDir)
  const folder = path.join(dataDir, 'database')
  // PGlite creates files that all users may write, so close their folder.
  await makePrivate(folder)
  const lock = await lockFolder(path.join(dataDir, 'database.lock'))
  const embedded = embed(folder, log)
  const { pool } = embedded
  const close = async (): Promise<void> => {
    await embedded.close()
    await lock.release()
  }
  try {
    await migrateDatabase(pool, migrations, (words) => log.info(words))
  } catch (error) {
    await close()
    if (error instanceof StartError) throw error
    throw new StartError(
      `The embedded database in ${dataDir} cannot be opened (${messageOf(error)})`,
      'Restore the folder from a backup, or set DATA_DIR to a new one.',
    )
  }
  const stopCheckpoints = limitWalSize(pool, log)
  const connections = connectionsOf(pool)
  return {
    ...connections,
    reads: connections,
    embedded: true,
    serve: () => embedded.watch(statementLimit.embedded),
    close: async () => {
      stopCheckpoints()
      await pool.query('checkpoint').catch(() => undefined)
      await close()
    },
  }
}

const unreachable = (url: string, error: unknown): StartError => {
  const { hostname, port, pathname } = new URL(url)
  return new StartError(
    `PostgreSQL at ${hostname}:${port || 5432}${pathname} cannot be used (${reasonOf(error)})`,
    'Start it, or correct DATABASE_URL.',
  )
}

const connectionTo = (url: string) => ({ connectionString: url, connectionTimeoutMillis: 5000 })

/**
 * Runs with connections to PostgreSQL without limits of time: one that migrates, and one that follows it.
 * @throws StartError when it is unreachable
 */
export const withMigrator = async <T>(
  url: string,
  work: (pool: Pool) => Promise<T>,
): Promise<T> => {
  const pool = poolOf({ ...connectionTo(url), max: 2 })
  try {
    await pool.query('select 1').catch((error: unknown) => {
      throw unreachable(url, error)
    })
    return await work(pool)
  } finally {
    await pool.end()
  }
}

/** Connections that serve requests, with limits of time. */
const servingPool = (url: string, max: number): Pool =>
  poolOf({
    ...connectionTo(url),
    application_name: 'hearth',
    statement_timeout: statementLimit.postgres,
    lock_timeout: lockLimit,
    idle_in_transaction_session_timeout: 2 * statementLimit.postgres,
    max,
  })

/** Connects to a replica on its first use. */
export const connectReplica = (url: string, max: number): Connections =>
  connectionsOf(servingPool(url, max))

const openPostgres = async (
  url: string,
  { connections = defaultConnections, migrates = true, ...migrations }: DatabaseSettings,
  log: FastifyBaseLogger,
): Promise<OpenDatabase> => {
  await withMigrator(url, (pool) =>
    migrates
      ? migrateDatabase(pool, migrations, (words) => log.info(words))
      : demandMigrated(pool, migrations),
  )
  const changes = servingPool(url, connections.changes)
  const reads = servingPool(url, connections.reads)
  return {
    ...connectionsOf(changes),
    reads: connectionsOf(reads),
    embedded: false,
    serve: () => undefined,
    close: async () => {
      await Promise.all([changes.end(), reads.end()])
    },
  }
}

/**
 * Opens the configured database and migrates its schema, or checks it.
 * @throws StartError when it is in use, damaged, unreachable or not usable for this server
 */
export const openDatabase = (
  settings: DatabaseSettings,
  log: FastifyBaseLogger,
): Promise<OpenDatabase> =>
  settings.databaseUrl
    ? openPostgres(settings.databaseUrl, settings, log)
    : openEmbedded(settings, log)
