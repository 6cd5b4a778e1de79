import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { audit } from '../kernel/audit.ts'
import type { TextVault } from '../kernel/entryTexts.ts'
import type { JobQueue, LiftBanJob } from '../kernel/jobs.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { auditEntries, users } from '../platform/database/schema.ts'
import { orderLift } from './liftOrder.ts'
import { setBanned } from './state.ts'

interface Use {
  readonly db: Database
  readonly jobs: JobQueue
  readonly keys: TextVault
  now(): Date
}

/** The longest pause, in seconds, of a job that came too early by the server's clock. */
const maxPause = 30

/** Whether the member got an email about the ban that ends now. */
const wasNotified = async (tx: Transaction, { userId, bannedUntil }: LiftBanJob) => {
  const [ban] = await tx
    .select({
      isNotified: sql<boolean>`coalesce(${auditEntries.after} @> '{"isNotified": true}', false)`,
    })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectId, userId),
        eq(auditEntries.action, 'user.ban'),
        sql`${auditEntries.after} ->> 'bannedUntil' = ${bannedUntil}`,
        // Undoing an un-ban sets the same ban again, without an email of its own.
        isNull(auditEntries.undoes),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(1)
  return ban?.isNotified === true
}

/**
 * Lifts a ban at its end, and emails the member if the ban did. Does nothing if the ban was lifted
 * or got another end meanwhile. The ban of a member in the trash ends too, without an email, so that
 * a restored member is not banned for longer.
 */
export const liftBan =
  ({ db, jobs, keys: vault, now }: Use) =>
  (job: LiftBanJob): Promise<void> =>
    db.transaction(async (tx) => {
      const { userId } = job
      const bannedUntil = new Date(job.bannedUntil)
      const [member] = await tx
        .select({ email: users.email, deletedAt: users.deletedAt })
        .from(users)
        .where(and(eq(users.id, userId), eq(users.bannedUntil, bannedUntil)))
        .for('update')
      if (!member) return
      // The clock of the database is ahead of the server's, or the server's was set back.
      const early = (bannedUntil.getTime() - now().getTime()) / 1000
      if (early > 0) {
        await orderLift(tx, jobs, userId, bannedUntil, Math.min(early, maxPause))
        return
      }
      const request = { id: `ban-end-${v7()}`, ip: 'local' }
      const ctx = { actor: undefined, now, jobs, request, vault }
      await setBanned(tx, ctx, userId, false)
      await audit(tx, ctx, {
        action: 'user.ban-end',
        subject: userId,
        before: { isBanned: true, bannedUntil: job.bannedUntil },
        after: { isBanned: false, bannedUntil: null },
      })
      if (member.deletedAt !== null || !(await wasNotified(tx, job))) return
      const { email } = member
      await jobs.add(tx, 'email', { template: 'ban-ended', email, request: ctx.request })
    })
