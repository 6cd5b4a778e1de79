import { and, inArray, isNull, lt, type SQL } from 'drizzle-orm'
import { isDocumentKey } from '../documents/stored/documentFile.ts'
import { removeLater } from '../files/removeFiles.ts'
import { changeImage } from '../files/uploads.ts'
import type { TrashKind } from '../kernel/auditActions.ts'
import type { JobQueue } from '../kernel/jobs.ts'
import { restorePeriod } from '../kernel/restorePeriod.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { announcements, membershipPlans, posts, users } from '../platform/database/schema.ts'

/** A kind of record in the trash. */
interface Purge {
  readonly table: typeof posts | typeof membershipPlans | typeof announcements | typeof users
  /** Which rows may go after the period. @default all */
  readonly mayGo?: SQL
  /** Removes these rows and their files for good. Returns their number. */
  remove(tx: Transaction, jobs: JobQueue, rows: SQL | undefined): Promise<number>
}

/** How each kind leaves the trash, in this order. A kind whose deletion can be undone needs one. */
export const purges: Readonly<Record<TrashKind, Purge>> = {
  post: {
    table: posts,
    remove: async (tx, _jobs, rows) =>
      (await tx.delete(posts).where(rows).returning({ id: posts.id })).length,
  },
  plan: {
    table: membershipPlans,
    remove: async (tx, jobs, rows) => {
      const { image } = membershipPlans
      const gone = await tx.delete(membershipPlans).where(rows).returning({ image })
      for (const { image } of gone) await changeImage(tx, jobs, image, null)
      return gone.length
    },
  },
  announcement: {
    table: announcements,
    remove: async (tx, jobs, rows) => {
      const { imageUrl } = announcements
      const gone = await tx.delete(announcements).where(rows).returning({ imageUrl })
      for (const { imageUrl } of gone) await changeImage(tx, jobs, imageUrl, null)
      return gone.length
    },
  },
  member: {
    table: users,
    // A hold keeps the account, too.
    mayGo: isNull(users.documentsHeldAt),
    remove: async (tx, jobs, rows) => {
      const { passport, badgeFileName: certificate } = users
      const gone = await tx.delete(users).where(rows).returning({ passport, certificate })
      const keys = gone.flatMap((files) => Object.values(files)).filter((key) => key !== null)
      await removeLater(tx, jobs, keys.filter(isDocumentKey))
      return gone.length
    },
  },
}

/** Rows per statement: with everything that cascades, they are removed within the time limit. */
const batchSize = 1000

/**
 * Removes rows that were deleted 30 days ago, with all data of deleted accounts. Their files are
 * removed afterwards.
 */
export const purgeDeleted = async (db: Database, jobs: JobQueue, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - restorePeriod)
  for (const { table, mayGo, remove } of Object.values(purges)) {
    const isDue = and(lt(table.deletedAt, before), mayGo)
    const isNext = and(
      isDue,
      inArray(table.id, db.select({ id: table.id }).from(table).where(isDue).limit(batchSize)),
    )
    while ((await db.transaction((tx) => remove(tx, jobs, isNext))) === batchSize);
  }
}
