import type { Pool, PoolClient } from 'pg'
import type { MigrationStep } from './migrationFiles.ts'
import { markStep } from './schemaState.ts'

/** Milliseconds between two sentences about the progress. */
const interval = 1000

/** Says how far the build of an index is, until the returned function is called. */
const followBuild = (pool: Pool, onProgress: (words: string) => void): (() => void) => {
  // The only connection of the embedded database is busy with the build.
  if (pool.options.max === 1) return () => undefined
  const say = async (): Promise<void> => {
    const { rows } = await pool.query(`
      select relid::regclass::text as "table", phase, 100 * blocks_done / nullif(blocks_total, 0) as percent
      from pg_stat_progress_create_index where datname = current_database()`)
    for (const { table, phase, percent } of rows) {
      onProgress(`Index on ${table}: ${phase}${percent === null ? '' : `, ${percent} %`}`)
    }
  }
  const timer = setInterval(() => void say().catch(() => undefined), interval)
  return () => clearInterval(timer)
}

/** Removes indexes whose build was cut off: `if not exists` would take them for finished. */
const dropInvalid = async (client: PoolClient): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(`
    select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indexrelid
    where not indisvalid and relnamespace = 'public'::regnamespace`)
  for (const { name } of rows) await client.query(`drop index concurrently ${name}`)
}

/** Builds indexes one after another, outside a transaction, so that changes go on meanwhile. */
export const buildIndexes = async (
  pool: Pool,
  client: PoolClient,
  steps: readonly MigrationStep[],
  onProgress: (words: string) => void,
): Promise<void> => {
  if (steps.length === 0) return
  await dropInvalid(client)
  const stop = followBuild(pool, onProgress)
  try {
    for (const step of steps) {
      onProgress(`Applying ${step.name}`)
      for (const statement of step.statements) await client.query(statement)
      await markStep(client, step)
    }
  } finally {
    stop()
  }
}
