import { count, type SQL } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { users } from '../platform/database/schema.ts'
import type { UsersFilter } from './filter.ts'

/** Counting a million members takes longer than everything else on their page: it is kept so long. */
const keepFor = 5000

interface Known {
  readonly total: number
  readonly version: string
  readonly until: number
}

/** Totals that are remembered: the oldest makes room for the newest. */
const capacity = 200

const totals = new WeakMap<Database, Map<string, Known>>()

/**
 * How many members a filter leaves. Counted anew after any change of a member (`version`), and
 * at the latest after 5 s.
 */
export const countUsers = async (
  db: Database,
  filter: UsersFilter,
  condition: SQL | undefined,
  version: string,
): Promise<number> => {
  const known = totals.get(db) ?? new Map<string, Known>()
  totals.set(db, known)
  const key = JSON.stringify([
    filter.search,
    filter.isVerified,
    filter.isBanned,
    filter.badgeRequestStatus,
  ])
  const last = known.get(key)
  if (last?.version === version && performance.now() < last.until) return last.total
  const [row] = await db.select({ total: count() }).from(users).where(condition)
  const total = row?.total ?? 0
  known.delete(key)
  known.set(key, { total, version, until: performance.now() + keepFor })
  const [oldest] = known.keys()
  if (known.size > capacity && oldest) known.delete(oldest)
  return total
}
