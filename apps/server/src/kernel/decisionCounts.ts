import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../platform/database/database.ts'
import { activityCounts, auditEntries } from '../platform/database/schema.ts'
import type { DecisionAction } from './auditActions.ts'
import type { StoredEntry } from './entryTexts.ts'

/** What the decisions are called that are counted by day. */
const counted = {
  'user.verify': 'verified',
  'user.decline': 'declined',
  'badge.approve': 'approved',
  'badge.reject': 'rejected',
  'user.ban': 'banned',
  'report.hide-and-ban': 'banned',
} as const satisfies Partial<Record<DecisionAction, string>>

/** The author of a hidden post may have been banned before: then the decision bans nobody. */
const isCounted = ({ action, after }: Pick<StoredEntry, 'action' | 'after'>): boolean =>
  Object.hasOwn(counted, action) &&
  (action !== 'report.hide-and-ban' || Object.hasOwn(after ?? {}, 'isBanned'))

/** The same rule in SQL, for counting again: the kind of a counted decision, otherwise null. */
export const countedDecision = sql`case
  when ${auditEntries.action} = 'report.hide-and-ban' and not ${auditEntries.after} ? 'isBanned' then null
  ${sql.join(
    Object.entries(counted).map(
      ([action, kind]) => sql`when ${auditEntries.action} = ${action} then ${kind}`,
    ),
    sql` `,
  )} end`

const quarterHour = 15 * 60_000

/** A quarter of an hour begins at every midnight, in every time zone. */
const quarterOf = (at: Date): Date => new Date(Math.floor(at.getTime() / quarterHour) * quarterHour)

/**
 * Counts a decision at its day, and takes an undone one from its own: only decisions that stand
 * count. Not by a trigger, because the seals of the audit log allow none besides their own.
 */
export const countDecision = async (tx: Executor, row: StoredEntry): Promise<void> => {
  const [undone] = row.undoes
    ? await tx.select().from(auditEntries).where(eq(auditEntries.id, row.undoes))
    : []
  const changes = [
    { row, amount: 1 },
    { row: undone, amount: -1 },
  ].flatMap(({ row, amount }) =>
    row && isCounted(row)
      ? { kind: counted[row.action as keyof typeof counted], at: quarterOf(row.at), amount }
      : [],
  )
  if (changes.length > 0) await tx.insert(activityCounts).values(changes)
}
