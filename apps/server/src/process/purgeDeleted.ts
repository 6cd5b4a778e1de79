import { and, inArray, lt, not } from 'drizzle-orm'
import type { JobQueue } from '../kernel/jobs.ts'
import { restorePeriod } from '../kernel/restorePeriod.ts'
import type { Subject } from '../kernel/subject.ts'
import type { Database } from '../platform/database/database.ts'
import { isAppealed } from '../record/appealStates.ts'
import { subjects } from './resources.ts'

/** Rows per statement: with everything that cascades, they are removed within the time limit. */
const batchSize = 1000

/**
 * Removes rows that were deleted 30 days ago, with all data of deleted accounts. Their files are
 * removed afterwards.
 */
export const purgeDeleted = async (db: Database, jobs: JobQueue, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - restorePeriod)
  // In reverse: the posts of a member go before the member, so that fewer rows cascade.
  for (const { trash } of Object.values<Subject>(subjects).toReversed()) {
    if (!trash) continue
    const { table, mayGo, remove } = trash
    const isDue = and(lt(table.deletedAt, before), mayGo, not(isAppealed(table.id)))
    const isNext = and(
      isDue,
      inArray(table.id, db.select({ id: table.id }).from(table).where(isDue).limit(batchSize)),
    )
    while ((await db.transaction((tx) => remove(tx, jobs, isNext))) === batchSize);
  }
}
