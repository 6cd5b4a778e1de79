import { count, eq, min } from 'drizzle-orm'
import type { Executor } from '../platform/database/database.ts'
import { auditEntries, auditUnsealed } from '../platform/database/schema.ts'

/** How many entries of the record wait for their seal, and since when the oldest does. */
export const countUnsealed = async (
  db: Executor,
): Promise<{ entries: number; oldest: Date | null }> => {
  const [row] = await db
    .select({ entries: count(), oldest: min(auditEntries.at) })
    .from(auditUnsealed)
    .innerJoin(auditEntries, eq(auditEntries.id, auditUnsealed.entryId))
  return row ?? { entries: 0, oldest: null }
}
