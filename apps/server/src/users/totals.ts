import { count, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../platform/database/database.ts'
import { perDatabase } from '../platform/database/perDatabase.ts'
import { users } from '../platform/database/schema.ts'
import type { Narrowed, UsersFilter } from './filter.ts'

/** How many members a search finds. */
export interface FoundTotal {
  /** At most one more than `maxTotal`. */
  readonly total: number
  /** All matches: `total`, or an estimate if the count ended early. */
  readonly matches: number
}

interface Known extends FoundTotal {
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
  /** The count ends one after this number. Undefined counts all matches. */
  readonly maxTotal: number | undefined
}

/** The planner's estimate of all members. Undefined before the table was analysed. */
export const estimateMembers = async (tx: Transaction): Promise<number | undefined> => {
  const { rows } = await tx.execute<{ members: number }>(
    sql`select reltuples::float as members from pg_class where oid = ${'users'}::regclass`,
  )
  const members = rows[0]?.members ?? 0
  return members > 0 ? members : undefined
}

/** Above this share of all members, counting is faster by a table scan than by an index. */
const largeShare = 0.2

/**
 * The share of members that match, from a sample of 0.25 %. The planner's estimate is of no use: it
 * costs a lookup of ten trigrams like that of a single one.
 */
const sampleShare = async (tx: Transaction, condition: SQL | undefined): Promise<number> => {
  const { rows } = await tx.execute<{ share: number | null }>(sql`
    select (count(*) filter (where ${condition}))::float / nullif(count(*), 0) as share
    from ${users} tablesample system (0.25)`)
  return rows[0]?.share ?? 0
}

/** Sets whether the rest of the transaction may use bitmap scans, which the search indexes need. */
const setBitmapScans = (tx: Transaction, value: 'on' | 'off') =>
  tx.execute(sql`select set_config('enable_bitmapscan', ${value}, true)`)

/** Counts up to `maxRows` matches, or all. */
const countMatches = async (
  tx: Transaction,
  condition: SQL | undefined,
  maxRows: number | undefined,
): Promise<number> => {
  const matches = tx.select({ id: users.id }).from(users).where(condition)
  const counted = (maxRows === undefined ? matches : matches.limit(maxRows)).as('counted')
  const [row] = await tx.select({ total: count() }).from(counted)
  return row?.total ?? 0
}

/** Counts the matches of a search with more than `maxSortedHits` matches. */
const countHits = async (
  tx: Transaction,
  { exact, indexed }: Narrowed,
  maxTotal: number | undefined,
): Promise<FoundTotal> => {
  const share = await sampleShare(tx, exact)
  const isLarge = share > largeShare
  const maxRows = maxTotal === undefined ? undefined : maxTotal + 1
  if (isLarge) await setBitmapScans(tx, 'off')
  const total = await countMatches(tx, isLarge ? exact : indexed, maxRows)
  if (isLarge) await setBitmapScans(tx, 'on')
  const estimate = total === maxRows ? share * ((await estimateMembers(tx)) ?? 0) : 0
  return { total, matches: Math.max(total, estimate) }
}

// The whole filter, also with fields that are added later, so that two lists never share a total.
const keyOf = (filter: UsersFilter, maxTotal: number | undefined): string =>
  JSON.stringify([maxTotal, Object.entries(filter).sort()])

/**
 * The number of members that match a search. Counted once for each version of the users: with a
 * million members, counting takes longer than the rest of the call.
 */
export const countFound = async (
  db: Database,
  tx: Transaction,
  { filter, narrowed, version, maxTotal }: Counted,
): Promise<FoundTotal> => {
  const known = totals(db)
  const key = keyOf(filter, maxTotal)
  const last = known.get(key)
  if (last?.version === version) return last
  const found = await countHits(tx, narrowed, maxTotal)
  known.delete(key)
  known.set(key, { ...found, version })
  const [oldest] = known.keys()
  if (known.size > capacity && oldest) known.delete(oldest)
  return found
}
