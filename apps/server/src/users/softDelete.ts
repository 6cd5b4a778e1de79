import { eq, lt } from 'drizzle-orm'
import { endSessions } from '../auth/sessions.ts'
import { isDocumentKey } from '../files/documentFile.ts'
import { removeLater } from '../files/removeFiles.ts'
import { changeImage } from '../files/uploads.ts'
import type { JobQueue } from '../jobs.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import {
  announcements,
  membershipPlans,
  oneTimeTokens,
  posts,
  users,
} from '../platform/database/schema.ts'
import { restorePeriod } from '../record/inverses.ts'

/**
 * Puts a member with all their data out of reach of every call, until `purgeDeleted` removes them
 * after 30 days. Until then the record can bring them back as they were. The email address can be
 * used again at once.
 */
export const softDeleteMember = async (
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<void> => {
  await endSessions(tx, userId)
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId))
  await tx.update(users).set({ deletedAt: now }).where(eq(users.id, userId))
}

/**
 * Removes rows that were deleted 30 days ago, with everything that belongs to an account; their
 * files leave the store afterwards.
 */
export const purgeDeleted = async (db: Database, jobs: JobQueue, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - restorePeriod)
  await db.delete(posts).where(lt(posts.deletedAt, before))
  await db.transaction(async (tx) => {
    const plans = await tx
      .delete(membershipPlans)
      .where(lt(membershipPlans.deletedAt, before))
      .returning({ image: membershipPlans.image })
    const news = await tx
      .delete(announcements)
      .where(lt(announcements.deletedAt, before))
      .returning({ image: announcements.imageUrl })
    for (const { image } of [...plans, ...news]) await changeImage(tx, jobs, image, null)
  })
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(users)
      .where(lt(users.deletedAt, before))
      .returning({ passport: users.passport, certificate: users.badgeFileName })
    const keys = gone.flatMap((files) => Object.values(files)).filter((key) => key !== null)
    await removeLater(tx, jobs, keys.filter(isDocumentKey))
  })
}
