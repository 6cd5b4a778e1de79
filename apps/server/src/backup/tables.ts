import { getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../platform/database/database.ts'
import * as schema from '../platform/database/schema.ts'

/**
 * Tables whose rows a backup leaves out. Restored sessions and links would be valid again after their
 * end. The rows of the other tables live for a day at most, or belong to the running processes.
 */
const leftOut: ReadonlySet<string> = new Set(
  [
    schema.sessions,
    schema.oneTimeTokens,
    schema.idempotencyKeys,
    schema.rateLimits,
    schema.caseViewers,
    schema.ownDataArchives,
    schema.processes,
    schema.clockLease,
    schema.clockTasks,
  ].map(getTableName),
)

/** A table of a backup. */
interface StoredTable {
  readonly name: string
  /** The columns without generated ones, quoted and separated by commas. */
  readonly columns: string
}

/** A name as SQL. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

const configs = Object.values(schema).flatMap((value) =>
  is(value, PgTable) ? [getTableConfig(value)] : [],
)

/** All tables, each after the tables that it refers to. */
const sorted = (): typeof configs => {
  const done = new Set<(typeof configs)[number]>()
  const visit = (config: (typeof configs)[number]): void => {
    if (done.has(config)) return
    for (const key of config.foreignKeys) {
      const target = getTableName(key.reference().foreignTable)
      const parent = configs.find(({ name }) => name === target)
      if (parent && parent !== config) visit(parent)
    }
    done.add(config)
  }
  for (const config of configs) visit(config)
  return [...done]
}

/** The tables of a backup, in the order in which rows can be inserted. */
export const storedTables: readonly StoredTable[] = sorted()
  .filter(({ name }) => !leftOut.has(name))
  .map(({ name, columns }) => ({
    name,
    columns: columns
      .filter(({ generated }) => generated === undefined)
      .map((column) => quote(column.name))
      .join(', '),
  }))

/** Rows per statement. */
const batchSize = 1000

/**
 * The rows of a table as JSON, in batches. A cursor with JSON works on PGlite and PostgreSQL alike, in bounded
 * memory and without another program: PGlite cannot stream COPY, and pg_dump has to be as new as the
 * server. Run it in a transaction.
 */
export const readRows = async function* (
  tx: Executor,
  { name, columns }: StoredTable,
): AsyncGenerator<readonly string[]> {
  await tx.execute(
    sql.raw(`declare backup_rows no scroll cursor for
      select row_to_json(stored)::text as line from (select ${columns} from ${quote(name)}) stored`),
  )
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(
      sql.raw(`fetch ${batchSize} from backup_rows`),
    )
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await tx.execute(sql.raw('close backup_rows'))
}

/** Inserts rows in the format of `readRows`. */
export const writeRows = async (
  tx: Executor,
  { name, columns }: StoredTable,
  lines: readonly string[],
): Promise<void> => {
  for (let start = 0; start < lines.length; start += batchSize) {
    const rows = `[${lines.slice(start, start + batchSize).join(',')}]`
    await tx.execute(
      sql`insert into ${sql.raw(quote(name))} (${sql.raw(columns)}) select ${sql.raw(columns)}
        from json_populate_recordset(null::${sql.raw(quote(name))}, ${rows}::json)`,
    )
  }
}

/** Runs a statement for each table, in the order of deletion. */
const forEachTable = async (tx: Executor, statement: (table: string) => string): Promise<void> => {
  for (const { name } of storedTables.toReversed()) {
    await tx.execute(sql.raw(statement(quote(name))))
  }
}

/**
 * Deletes the rows that migrations inserted, then runs `work` without the triggers of the tables: the
 * backup already contains the rows that triggers wrote, such as counts.
 */
export const withoutTriggers = async (tx: Executor, work: () => Promise<void>): Promise<void> => {
  await forEachTable(tx, (table) => `alter table ${table} disable trigger user`)
  await forEachTable(tx, (table) => `delete from ${table}`)
  await work()
  await forEachTable(tx, (table) => `alter table ${table} enable trigger user`)
}

/** Removes the time limits of requests from this transaction. */
export const liftLimits = async (tx: Executor): Promise<void> => {
  for (const limit of ['statement', 'lock', 'idle_in_transaction_session']) {
    await tx.execute(sql.raw(`set local ${limit}_timeout = 0`))
  }
}

/** The number of rows of each table. */
export const countRows = async (tx: Executor): Promise<Readonly<Record<string, number>>> => {
  const counts: Record<string, number> = {}
  for (const { name } of storedTables) {
    const { rows } = await tx.execute<{ amount: number }>(
      sql.raw(`select count(*)::int as amount from ${quote(name)}`),
    )
    counts[name] = rows[0]?.amount ?? 0
  }
  return counts
}
