import { count, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../platform/database/database.ts'
import { users } from '../platform/database/schema.ts'
import type { UsersFilter } from './filter.ts'

interface Known {
  readonly total: number
  readonly version: string
}

/** How many totals are remembered; the oldest makes room for the newest. */
const capacity = 200

const totals = new WeakMap<Database, Map<string, Known>>()

interface Counted {
  readonly filter: UsersFilter
  /** The filter as a condition. */
  readonly condition: SQL | undefined
  /** The version of the users in the snapshot of the transaction. */
  readonly version: string
}

/**
 * The number of members that match a filter. Counting a million takes longer than everything else
 * on the page, so it is done once for each version of the users.
 */
export const countUsers = async (
  db: Database,
  tx: Transaction,
  { filter, condition, version }: Counted,
): Promise<number> => {
  const known = totals.get(db) ?? new Map<string, Known>()
  totals.set(db, known)
  // The whole filter, including fields that come later: two lists must never share a total.
  const key = JSON.stringify(Object.entries(filter).sort())
  const last = known.get(key)
  if (last?.version === version) return last.total
  const [row] = await tx.select({ total: count() }).from(users).where(condition)
  const total = row?.total ?? 0
  known.delete(key)
  known.set(key, { total, version })
  const [oldest] = known.keys()
  if (known.size > capacity && oldest) known.delete(oldest)
  return total
}
