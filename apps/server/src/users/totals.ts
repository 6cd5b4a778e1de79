import { count, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../platform/database/database.ts'
import { perDatabase } from '../platform/database/perDatabase.ts'
import { users } from '../platform/database/schema.ts'
import type { Narrowed, UsersFilter } from './filter.ts'

interface Known {
  readonly total: number
  readonly version: string
}

/** How many totals are remembered; the oldest makes room for the newest. */
const capacity = 200

const totals = perDatabase(() => new Map<string, Known>())

interface Counted {
  readonly filter: UsersFilter
  /** The filter as conditions. */
  readonly narrowed: Narrowed
  /** The version of the users in the snapshot of the transaction. */
  readonly version: string
}

/** A share of all members that is counted faster in the table than by way of an index. */
const large = 0.2

/**
 * Whether a large share matches, judged by a sample of 0.25 %. The planner cannot tell: to it, a
 * lookup of ten trigrams is as cheap as one of a single trigram.
 */
const isLarge = async (tx: Transaction, condition: SQL | undefined): Promise<boolean> => {
  const { rows } = await tx.execute<{ large: boolean }>(sql`
    select count(*) filter (where ${condition}) > ${large}::float * count(*) as large
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

/** How many match a search that more than a few members match. */
const countHits = async (tx: Transaction, { exact, indexed }: Narrowed): Promise<number> => {
  if (!(await isLarge(tx, exact))) return countMatches(tx, indexed)
  await setBitmapScans(tx, 'off')
  const total = await countMatches(tx, exact)
  await setBitmapScans(tx, 'on')
  return total
}

// The whole filter, including fields that come later: two lists must never share a total.
const keyOf = (filter: UsersFilter): string => JSON.stringify(Object.entries(filter).sort())

/** The number of members that match a filter, if it was counted at this version of the users. */
export const knownTotal = (
  db: Database,
  filter: UsersFilter,
  version: string,
): number | undefined => {
  const last = totals(db).get(keyOf(filter))
  return last?.version === version ? last.total : undefined
}

/**
 * The number of members that match a filter. Counting a million takes longer than everything else
 * on the page, so it is done once for each version of the users.
 */
export const countUsers = async (
  db: Database,
  tx: Transaction,
  { filter, narrowed, version }: Counted,
): Promise<number> => {
  const last = knownTotal(db, filter, version)
  if (last !== undefined) return last
  const total = narrowed.searching
    ? await countHits(tx, narrowed)
    : await countMatches(tx, narrowed.exact)
  const known = totals(db)
  const key = keyOf(filter)
  known.delete(key)
  known.set(key, { total, version })
  const [oldest] = known.keys()
  if (known.size > capacity && oldest) known.delete(oldest)
  return total
}
