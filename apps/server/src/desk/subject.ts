import { and, eq, gt, inArray } from 'drizzle-orm'
import type { AuditRow } from '../kernel/audit.ts'
import { isUndoing, undoOf } from '../kernel/auditActions.ts'
import { AppError } from '../kernel/errors.ts'
import type { RestoreContext, TrashedSubject } from '../kernel/subject.ts'
import type { Transaction } from '../platform/database/database.ts'
import { auditEntries } from '../platform/database/schema.ts'
import { post } from '../posts/subject.ts'
import { lockUser } from '../users/member.ts'
import { setBanned } from '../users/state.ts'
import { closeReports, reopenReports } from './reports.ts'

const banActions = ['user.ban', 'user.un-ban', 'user.ban-end'].flatMap((action) => [
  action,
  undoOf(action),
])

/** Lifts the ban of a decision, unless somebody has banned or un-banned the member since. */
const liftBan = async (
  tx: Transaction,
  ctx: RestoreContext,
  { at }: AuditRow,
  authorId: string,
): Promise<void> => {
  const since = await tx.$count(
    auditEntries,
    and(
      eq(auditEntries.subjectId, authorId),
      inArray(auditEntries.action, banActions),
      gt(auditEntries.at, at),
    ),
  )
  if (since === 0) await setBanned(tx, ctx, authorId, false)
}

/** @throws AppError changedSince when the member is banned: this ban would not be the decision's */
const banAgain = async (tx: Transaction, ctx: RestoreContext, authorId: string): Promise<void> => {
  const author = await lockUser(tx, authorId)
  if (author?.isBanned !== false) {
    throw new AppError('changedSince', { message: 'The author has been banned since' })
  }
  await setBanned(tx, ctx, authorId, true)
}

/**
 * The rest of undoing a decision about reports, beside the post: the author's ban and the reports,
 * which are open again. Doing it again decides all reports that are open then.
 * @param undone the entry that was undone
 * @param entry the entry of the undoing
 */
const undoReports = async (
  tx: Transaction,
  ctx: RestoreContext,
  undone: AuditRow,
  entry: AuditRow,
): Promise<void> => {
  const authorId = String(undone.before?.userId)
  const bans = undone.before?.isBanned !== undefined
  if (!isUndoing(undone.action)) {
    if (bans) await liftBan(tx, ctx, undone, authorId)
    await reopenReports(tx, undone)
    return
  }
  if (bans) await banAgain(tx, ctx, authorId)
  await closeReports(tx, entry)
}

/** Posts, for undoing, with the decisions about their reports. */
export const reportedPost: TrashedSubject = {
  ...post,
  restore: async (tx, ctx, entry, undone) => {
    const row = await post.restore(tx, ctx, entry, undone)
    if (undone.action.startsWith('report.')) await undoReports(tx, ctx, undone, row)
    return row
  },
}
