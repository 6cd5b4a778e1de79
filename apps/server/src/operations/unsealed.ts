import { count, eq, min } from 'drizzle-orm'
import type { Executor } from '../platform/database/database.ts'
import { auditEntries, auditUnsealed } from '../platform/database/schema.ts'

/** The number of entries without a seal, and the time of the oldest of them. */
export const countUnsealed = async (
  db: Executor,
): Promise<{ entries: number; oldest: Date | null }> => {
  const [row] = await db
    .select({ entries: count(), oldest: min(auditEntries.at) })
    .from(auditUnsealed)
    .innerJoin(auditEntries, eq(auditEntries.id, auditUnsealed.entryId))
  return row ?? { entries: 0, oldest: null }
}
