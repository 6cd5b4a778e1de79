import { inArray, sql } from 'drizzle-orm'
import type { Database, Executor, Transaction } from './database.ts'
import { mergeRows } from './mergeRows.ts'
import { perDatabase } from './perDatabase.ts'
import { tableChanges } from './schema.ts'

/** Tables whose changes the trigger `record_change` records. */
type RecordedTable =
  | 'users'
  | 'devices'
  | 'totp'
  | 'passkeys'
  | 'posts'
  | 'post_reports'
  | 'appeals'
  | 'invites'
  | 'member_notes'

const version = sql<string>`coalesce(bit_xor(${tableChanges.nonce})::text, 'unchanged')`

const prepareVersion = (db: Executor, tables: readonly RecordedTable[], name: string) =>
  db
    .select({ version })
    .from(tableChanges)
    .where(inArray(tableChanges.tableName, tables))
    .prepare(name)

/** Prepared statements, by their tables. */
const versions = perDatabase(() => new Map<string, ReturnType<typeof prepareVersion>>())

/**
 * The version of the content of some tables. Read it before the content, or in the same snapshot. Every
 * committed change gives a new version: each change has a random number, and the version is the exclusive
 * or of all committed numbers. So it depends neither on clocks nor on the order of transactions, and it is
 * never reused after a restore from a backup.
 */
export const versionOf = async (
  db: Executor,
  ...tables: readonly RecordedTable[]
): Promise<string> => {
  const known = versions(db)
  const name = `version of ${tables.join()}`
  const statement = known.get(name) ?? prepareVersion(db, tables, name)
  known.set(name, statement)
  const [row] = await statement.execute()
  return row?.version ?? 'unchanged'
}

/** Runs several statements on the same snapshot of the database. */
export const readSnapshot = <T>(db: Database, read: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })

/** Merges the recorded changes of each table into one row, without changing any version. */
export const mergeChanges = (database: Parameters<typeof mergeRows>[0]): Promise<void> =>
  mergeRows(database, {
    table: tableChanges,
    key: [sql`table_name`],
    value: sql`bit_xor(nonce)`,
  })
