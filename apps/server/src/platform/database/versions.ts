import { inArray, sql } from 'drizzle-orm'
import type { Database, Executor, OpenDatabase, Transaction } from './database.ts'
import { tableChanges } from './schema.ts'

/** Tables whose changes the trigger `record_change` records. */
type RecordedTable = 'users' | 'devices' | 'totp' | 'posts' | 'invites'

/**
 * The version of what some tables hold: another one after every change of them that was committed.
 * All changes have a random number, and the version is the exclusive or of those that are committed:
 * so it does not depend on clocks, nor on who began first, and after a restore from a backup it does
 * not come back. Read it before what it is the version of, or in the same snapshot.
 */
export const versionOf = async (
  db: Executor,
  ...tables: readonly RecordedTable[]
): Promise<string> => {
  const [row] = await db
    .select({ version: sql<string | null>`bit_xor(${tableChanges.nonce})::text` })
    .from(tableChanges)
    .where(inArray(tableChanges.tableName, tables))
  return row?.version ?? 'unchanged'
}

/** Reads with several statements what the database holds at one moment. */
export const readSnapshot = <T>(db: Database, read: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })

/**
 * Makes one row of the recorded changes of each table, which leaves every version as it is. Skips what
 * another process is merging.
 */
export const mergeChanges = async ({
  pool,
  embedded,
}: Pick<OpenDatabase, 'pool' | 'embedded'>): Promise<void> => {
  const { rowCount } = await pool.query(`
    with merged as (
      delete from table_changes where ctid = any(array(
        select ctid from table_changes where table_name in (
          select table_name from table_changes group by table_name having count(*) > 1
        ) for update skip locked
      )) returning table_name, nonce
    )
    insert into table_changes select table_name, bit_xor(nonce) from merged group by table_name`)
  // The embedded database has no autovacuum.
  if (embedded && rowCount) await pool.query('vacuum table_changes')
}
