import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { endSessions } from '../auth/sessions.ts'
import type { AuditRow } from '../kernel/audit.ts'
import { isUndoing } from '../kernel/auditActions.ts'
import { AppError } from '../kernel/errors.ts'
import type { Transaction } from '../platform/database/database.ts'
import { auditEntries, postReports, users } from '../platform/database/schema.ts'

/** Whether an action, or the action that it undoes, decides reports. */
export const decidesReports = (action: string): boolean => action.startsWith('report.')

const banActions = ['user.ban', 'user.un-ban', 'user.ban.undo', 'user.un-ban.undo']

/** Lifts the ban of a decision, unless somebody has banned or un-banned the member since. */
const liftBan = async (tx: Transaction, { at }: AuditRow, authorId: string): Promise<void> => {
  const since = await tx.$count(
    auditEntries,
    and(
      eq(auditEntries.subjectId, authorId),
      inArray(auditEntries.action, banActions),
      gt(auditEntries.at, at),
    ),
  )
  if (since === 0) await tx.update(users).set({ isBanned: false }).where(eq(users.id, authorId))
}

/** @throws AppError changedSince when the member is banned: this ban would not be the decision's */
const banAgain = async (tx: Transaction, authorId: string): Promise<void> => {
  const banned = await tx
    .update(users)
    .set({ isBanned: true })
    .where(and(eq(users.id, authorId), eq(users.isBanned, false)))
    .returning({ id: users.id })
  if (banned.length === 0) {
    throw new AppError('changedSince', { message: 'The author has been banned since' })
  }
  await endSessions(tx, authorId)
}

/**
 * The rest of undoing a decision about reports, beside the post: the author's ban and the reports,
 * which are open again. Doing it again decides all reports that are open then.
 * @param undone the entry that was undone
 * @param entry the entry of the undoing
 */
export const undoReports = async (
  tx: Transaction,
  undone: AuditRow,
  entry: AuditRow,
): Promise<void> => {
  const authorId = String(undone.before?.userId)
  const bans = undone.before?.isBanned !== undefined
  if (!isUndoing(undone.action)) {
    if (bans) await liftBan(tx, undone, authorId)
    await tx.update(postReports).set({ decision: null }).where(eq(postReports.decision, undone.id))
    return
  }
  if (bans) await banAgain(tx, authorId)
  await tx
    .update(postReports)
    .set({ decision: entry.id })
    .where(and(eq(postReports.postId, entry.subjectId ?? ''), isNull(postReports.decision)))
}
