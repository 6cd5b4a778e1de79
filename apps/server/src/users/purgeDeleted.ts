import { and, inArray, isNull, lt } from 'drizzle-orm'
import { isDocumentKey } from '../documents/stored/documentFile.ts'
import { removeLater } from '../files/removeFiles.ts'
import { changeImage } from '../files/uploads.ts'
import type { JobQueue } from '../kernel/jobs.ts'
import { restorePeriod } from '../kernel/restorePeriod.ts'
import type { Database } from '../platform/database/database.ts'
import { announcements, membershipPlans, posts, users } from '../platform/database/schema.ts'

/** Rows per statement: with everything that cascades, they are removed within the time limit. */
const batchSize = 1000

/** Repeats a removal until it removes less than a full batch. */
const inBatches = async (remove: () => Promise<number>): Promise<void> => {
  while ((await remove()) === batchSize);
}

/**
 * Removes rows that were deleted 30 days ago, with all data of deleted accounts. Their files are
 * removed afterwards.
 */
export const purgeDeleted = async (db: Database, jobs: JobQueue, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - restorePeriod)
  const nextBatch = (
    table: typeof posts | typeof membershipPlans | typeof announcements | typeof users,
  ) => {
    const isDue = and(
      lt(table.deletedAt, before),
      // A hold keeps the account, too.
      table === users ? isNull(users.documentsHeldAt) : undefined,
    )
    return and(
      isDue,
      inArray(table.id, db.select({ id: table.id }).from(table).where(isDue).limit(batchSize)),
    )
  }
  await inBatches(async () => {
    const gone = await db.delete(posts).where(nextBatch(posts)).returning({ id: posts.id })
    return gone.length
  })
  for (const [table, image] of [
    [membershipPlans, membershipPlans.image],
    [announcements, announcements.imageUrl],
  ] as const) {
    await inBatches(() =>
      db.transaction(async (tx) => {
        const gone = await tx.delete(table).where(nextBatch(table)).returning({ image })
        for (const { image } of gone) await changeImage(tx, jobs, image, null)
        return gone.length
      }),
    )
  }
  await inBatches(() =>
    db.transaction(async (tx) => {
      const gone = await tx
        .delete(users)
        .where(nextBatch(users))
        .returning({ passport: users.passport, certificate: users.badgeFileName })
      const keys = gone.flatMap((files) => Object.values(files)).filter((key) => key !== null)
      await removeLater(tx, jobs, keys.filter(isDocumentKey))
      return gone.length
    }),
  )
}
