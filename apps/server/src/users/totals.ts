import { count, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../platform/database/database.ts'
import { perDatabase } from '../platform/database/perDatabase.ts'
import { users } from '../platform/database/schema.ts'
import type { Narrowed, UsersFilter } from './filter.ts'

interface Known {
  readonly total: number
  readonly version: string
}

/** The most totals in memory. The oldest is dropped first. */
const capacity = 200

const totals = perDatabase(() => new Map<string, Known>())

interface Counted {
  readonly filter: UsersFilter
  /** The filter as conditions. */
  readonly narrowed: Narrowed
  /** The version of the users in the snapshot of the transaction. */
  readonly version: string
}

/** Above this share of all members, counting is faster by a table scan than by an index. */
const largeShare = 0.2

/**
 * Whether a large share matches, estimated from a sample of 0.25 %. The planner's estimate is of no
 * use: it costs a lookup of ten trigrams like that of a single one.
 */
const isLarge = async (tx: Transaction, condition: SQL | undefined): Promise<boolean> => {
  const { rows } = await tx.execute<{ large: boolean }>(sql`
    select count(*) filter (where ${condition}) > ${largeShare}::float * count(*) as large
    from ${users} tablesample system (0.25)`)
  return rows[0]?.large === true
}

/** Sets whether the rest of the transaction may use bitmap scans, which the search indexes need. */
const setBitmapScans = (tx: Transaction, value: 'on' | 'off') =>
  tx.execute(sql`select set_config('enable_bitmapscan', ${value}, true)`)

const countMatches = async (tx: Transaction, condition: SQL | undefined): Promise<number> => {
  const [row] = await tx.select({ total: count() }).from(users).where(condition)
  return row?.total ?? 0
}

/** Counts the matches of a search with more than `maxSortedHits` matches. */
const countHits = async (tx: Transaction, { exact, indexed }: Narrowed): Promise<number> => {
  if (!(await isLarge(tx, exact))) return countMatches(tx, indexed)
  await setBitmapScans(tx, 'off')
  const total = await countMatches(tx, exact)
  await setBitmapScans(tx, 'on')
  return total
}

// The whole filter, also with fields that are added later, so that two lists never share a total.
const keyOf = (filter: UsersFilter): string => JSON.stringify(Object.entries(filter).sort())

/**
 * The number of members that match a search. Counted once for each version of the users: with a
 * million members, counting takes longer than the rest of the call.
 */
export const countFound = async (
  db: Database,
  tx: Transaction,
  { filter, narrowed, version }: Counted,
): Promise<number> => {
  const known = totals(db)
  const key = keyOf(filter)
  const last = known.get(key)
  if (last?.version === version) return last.total
  const total = await countHits(tx, narrowed)
  known.delete(key)
  known.set(key, { total, version })
  const [oldest] = known.keys()
  if (known.size > capacity && oldest) known.delete(oldest)
  return total
}
