import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { JobQueue } from '../kernel/jobs.ts'
import { restorePeriod } from '../kernel/restorePeriod.ts'
import type { Database } from '../platform/database/database.ts'
import { auditEntries, postReports, posts, users } from '../platform/database/schema.ts'

const forgotten = { notifierName: null, notifierEmail: null, noticeHash: null } as const

const hasSender = or(isNotNull(postReports.notifierEmail), isNotNull(postReports.notifierName))

/**
 * Answers the notices about posts that are gone without a decision about them, and deletes who sent
 * a notice: then, or 30 days after its decision. Until then the decision may be undone, and the
 * sender gets the next one.
 */
export const sweepNotices = async (db: Database, jobs: JobQueue, now: Date): Promise<void> => {
  const isGone = inArray(
    postReports.postId,
    db
      .select({ id: posts.id })
      .from(posts)
      .innerJoin(users, eq(users.id, posts.userId))
      .where(or(isNotNull(posts.deletedAt), isNotNull(users.deletedAt))),
  )
  const isOld = inArray(
    postReports.decision,
    db
      .select({ id: auditEntries.id })
      .from(auditEntries)
      .where(lt(auditEntries.at, new Date(now.getTime() - restorePeriod))),
  )
  await db.update(postReports).set(forgotten).where(and(hasSender, isOld))
  await db.transaction(async (tx) => {
    const answered = await tx
      .select({ id: postReports.id, email: postReports.notifierEmail })
      .from(postReports)
      .where(and(hasSender, isNull(postReports.decision), isGone))
      .for('update')
    for (const { id, email } of answered) {
      await tx.update(postReports).set(forgotten).where(eq(postReports.id, id))
      if (!email) continue
      const request = { id: v7(), ip: 'local' }
      await jobs.add(tx, 'email', {
        template: 'notice',
        email,
        noticeId: id,
        isRemoved: true,
        request,
      })
    }
  })
}
