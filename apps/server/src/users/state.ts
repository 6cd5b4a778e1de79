import { and, eq, isNull, sql } from 'drizzle-orm'
import { endSessions } from '../auth/sessions.ts'
import { orderCertificate, withdrawCertificate } from '../documents/certificates/certificate.ts'
import { markDecided } from '../documents/stored/decidedAt.ts'
import { AppError } from '../kernel/errors.ts'
import type { RestoreContext } from '../kernel/subject.ts'
import { removeArchives } from '../ownData/archive/archives.ts'
import type { Transaction } from '../platform/database/database.ts'
import { isDuplicate } from '../platform/database/failure.ts'
import { badge } from '../platform/database/schema/values.ts'
import { oneTimeTokens, postReports, users } from '../platform/database/schema.ts'
import { orderLift } from './liftOrder.ts'
import type { UserStatus } from './member.ts'
import { refuseApproval } from './refusal.ts'

/* Each change of a member's state, with what follows from it. Actions, decisions about reports and
   undoings call these with the member locked, and write an entry of their own. */

type Clock = Pick<RestoreContext, 'now'>

/** The reason why a member cannot be restored. */
export const addressTaken = 'Another account uses this email address now'

const update = async (
  tx: Transaction,
  id: string,
  values: Partial<typeof users.$inferInsert>,
): Promise<void> => {
  await tx.update(users).set(values).where(eq(users.id, id))
}

/**
 * Bans a member and ends their sessions, or lifts a ban.
 * @param bannedUntil when a job lifts the ban; an earlier ban with another end is replaced
 */
export const setBanned = async (
  tx: Transaction,
  { jobs }: Pick<RestoreContext, 'jobs'>,
  id: string,
  isBanned: boolean,
  bannedUntil: Date | null = null,
): Promise<void> => {
  await update(tx, id, { isBanned, bannedUntil })
  if (isBanned) await endSessions(tx, id)
  if (bannedUntil) await orderLift(tx, jobs, id, bannedUntil)
}

/** Verifies or declines a member, or takes that back, and dates the decision. */
export const setVerified = async (
  tx: Transaction,
  clock: Clock,
  id: string,
  change: Partial<Pick<typeof users.$inferSelect, 'isVerified' | 'status'>>,
): Promise<void> => {
  await update(tx, id, change)
  await markDecided(tx, clock, id)
}

/**
 * Approves or rejects a request, or opens it again: dates the decision, and orders or withdraws the
 * certificate.
 * @throws AppError notEligible
 */
export const setCitizenship = async (
  tx: Transaction,
  ctx: RestoreContext,
  user: UserStatus,
  badgeRequestStatus: number,
): Promise<void> => {
  const isApproved = badgeRequestStatus === badge.approved
  if (isApproved) refuseApproval(user, ctx.config)
  await tx
    .update(users)
    .set({
      badgeRequestStatus,
      // Another backend may have cleared the time of the request, and the list sorts by it.
      ...(badgeRequestStatus === badge.pending && {
        badgeRequestedAt: sql`coalesce(${users.badgeRequestedAt}, now())`,
      }),
    })
    .where(eq(users.id, user.id))
  await markDecided(tx, ctx, user.id)
  if (isApproved) await orderCertificate(tx, ctx, user.id)
  else if (user.badgeRequestStatus === badge.approved) await withdrawCertificate(tx, ctx, user.id)
}

/** Keeps the documents of a member, or ends the hold. */
export const setHeld = (
  tx: Transaction,
  { now }: Clock,
  id: string,
  isHeld: boolean,
): Promise<void> => update(tx, id, { documentsHeldAt: isHeld ? now() : null })

/** Stops the reports of a member, or lets them count again, with those made in the meantime. */
export const setReporterMuted = async (
  tx: Transaction,
  { now }: Clock,
  id: string,
  isMuted: boolean,
): Promise<void> => {
  await update(tx, id, { reporterMutedAt: isMuted ? now() : null })
  const reports = isMuted ? isNull(postReports.decision) : eq(postReports.isMuted, true)
  await tx
    .update(postReports)
    .set({ isMuted })
    .where(and(eq(postReports.userId, id), reports))
}

/**
 * Moves a member to the trash, or restores them. No call returns the data of a member in the trash,
 * and `purgeDeleted` removes it after 30 days. The email address can be used again at once.
 * @throws AppError changedSince when another account has the address of a restored member
 */
export const setDeleted = async (
  tx: Transaction,
  { now, jobs }: Pick<RestoreContext, 'now' | 'jobs'>,
  id: string,
  isDeleted: boolean,
): Promise<void> => {
  if (isDeleted) {
    await removeArchives(tx, jobs, id)
    await endSessions(tx, id)
    await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, id))
  }
  await update(tx, id, { deletedAt: isDeleted ? now() : null }).catch((error: unknown) => {
    if (!isDuplicate(error, 'users_email_key')) throw error
    throw new AppError('changedSince', { message: addressTaken })
  })
}
