import { getTableName, type SQL, sql, type Table } from 'drizzle-orm'
import type { OpenDatabase } from './database.ts'

interface Merged {
  /** A table to which rows are only added, in this order of columns: those of the key, then the value. */
  readonly table: Table
  /** What the rows have in common that become one. */
  readonly key: readonly SQL[]
  /** The value of that one row, from theirs. */
  readonly value: SQL
  /** Whether that row is needed. By default it is. */
  readonly isNeeded?: SQL
}

/**
 * Merges the rows of a table by a key. Skips rows that another process is merging, and never waits for a
 * change, which only adds rows.
 */
export const mergeRows = async (
  { db, pool, embedded }: Pick<OpenDatabase, 'db' | 'pool' | 'embedded'>,
  { table, key, value, isNeeded = sql`true` }: Merged,
): Promise<void> => {
  const keys = sql.join([...key], sql`, `)
  // By their places: to PostgreSQL two expressions with a parameter are never the same.
  const places = sql.raw(key.map((_, index) => index + 1).join())
  const { rowCount } = await db.execute(sql`
    with merged as (
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where (${keys}) in (
          select ${keys} from ${table} group by ${places} having count(*) > 1
        ) for update skip locked
      )) returning *
    )
    insert into ${table}
    select ${keys}, ${value} from merged group by ${places} having ${isNeeded}`)
  // The embedded database has no autovacuum.
  if (embedded && rowCount) await pool.query(`vacuum ${getTableName(table)}`)
}
