import type { PoolClient } from 'pg'
import { StartError } from '../startError.ts'
import type { MigrationFiles, MigrationStep } from './migrationFiles.ts'

/** Table of the files of indexes and contracts that ran, beside drizzle's own table. */
const stepTable = 'drizzle.migration_steps'

/** What ran on a database. */
interface SchemaState {
  /** The creation times of the oldest and the newest migration; undefined for a new database. */
  readonly oldest: number | undefined
  readonly newest: number | undefined
  /** The names of the files of indexes and contracts. */
  readonly steps: ReadonlySet<string>
}

/** What is left to do on a database, as names of files. */
export interface Pending {
  readonly migrations: readonly string[]
  readonly indexes: readonly MigrationStep[]
  readonly contracts: readonly MigrationStep[]
}

const hasTable = async (client: PoolClient, table: string): Promise<boolean> => {
  const { rows } = await client.query('select to_regclass($1) is not null as "isThere"', [table])
  return rows[0]?.isThere === true
}

const readState = async (client: PoolClient): Promise<SchemaState> => {
  const applied = 'drizzle.__drizzle_migrations'
  if (!(await hasTable(client, applied))) {
    return { oldest: undefined, newest: undefined, steps: new Set() }
  }
  const { rows } = await client.query<{ oldest: number | null; newest: number | null }>(
    `select min(created_at)::float8 as oldest, max(created_at)::float8 as newest from ${applied}`,
  )
  const steps = (await hasTable(client, stepTable))
    ? await client.query<{ name: string }>(`select name from ${stepTable}`)
    : undefined
  return {
    oldest: rows[0]?.oldest ?? undefined,
    newest: rows[0]?.newest ?? undefined,
    steps: new Set(steps?.rows.map(({ name }) => name)),
  }
}

const demandKnown = (
  { oldest, steps }: SchemaState,
  { migrations, contracts }: MigrationFiles,
): void => {
  // Until the first release, the first migration is edited in place.
  if (oldest !== undefined && oldest !== migrations[0]?.when) {
    throw new StartError(
      'The database was created by a version from before the first release',
      'Its tables cannot be updated: start with an empty database or data folder.',
    )
  }
  const known = new Set(contracts.map(({ name }) => name))
  const removed = [...steps].filter((name) => name.endsWith('.contract') && !known.has(name))
  if (removed.length === 0) return
  throw new StartError(
    `A newer version of the server has removed what this one needs (${removed.join(', ')})`,
    'Start that version, or restore a backup from before the update.',
  )
}

/**
 * Compares a database with the migrations of this server. A database with newer migrations is usable,
 * as they only add; a server of the version before can start during an upgrade.
 * @throws StartError when the database lacks what this server needs, because a newer version removed it
 */
export const findPending = async (client: PoolClient, files: MigrationFiles): Promise<Pending> => {
  const state = await readState(client)
  demandKnown(state, files)
  const isLeft = ({ name }: MigrationStep) => !state.steps.has(name)
  return {
    migrations: files.migrations
      .filter(({ when }) => when > (state.newest ?? 0))
      .map(({ tag }) => tag),
    indexes: files.indexes.filter(isLeft),
    contracts: files.contracts.filter(isLeft),
  }
}

/** Creates the table of the steps that ran. The migrations have created its schema before. */
export const makeStepTable = (client: PoolClient) =>
  client.query(`create table if not exists ${stepTable}
    (name text primary key, at timestamptz not null default now())`)

/** Remembers that a step ran. */
export const markStep = (client: PoolClient, { name }: MigrationStep) =>
  client.query(`insert into ${stepTable} (name) values ($1)`, [name])
