import { desc, eq } from 'drizzle-orm'
import type { Executor } from '../platform/database/database.ts'
import { auditEntries } from '../platform/database/schema.ts'

/** The last backup and the last attempt to restore one as a test. */
interface LastBackups {
  /** Null before the first backup. */
  readonly backup: Date | null
  readonly drill: Date | null
  /** Null before the first drill. */
  readonly hasPassed: boolean | null
}

/** When an action was last recorded. Reads one row of the index `audit_log_action`. */
const lastOf = async (db: Executor, action: string): Promise<Date | null> => {
  const [entry] = await db
    .select({ at: auditEntries.at })
    .from(auditEntries)
    .where(eq(auditEntries.action, action))
    .orderBy(desc(auditEntries.at))
    .limit(1)
  return entry?.at ?? null
}

/** Reads the results of backups and drills from the record, where each command adds an entry. */
export const readBackups = async (db: Executor): Promise<LastBackups> => {
  const [backup, passed, failed] = await Promise.all(
    ['backup.make', 'backup.drill', 'backup.drill-fail'].map((action) => lastOf(db, action)),
  )
  const isFailed = failed && (!passed || failed > passed)
  return {
    backup: backup ?? null,
    drill: (isFailed ? failed : passed) ?? null,
    hasPassed: isFailed ? false : passed ? true : null,
  }
}
