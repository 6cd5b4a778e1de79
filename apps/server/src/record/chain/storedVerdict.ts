import type { Executor } from '../../platform/database/database.ts'
import { deployment } from '../../platform/database/schema.ts'

/** The result of the last nightly verification. */
interface StoredVerdict {
  /** Null before the first. */
  readonly verifiedAt: Date | null
  readonly isIntact: boolean | null
}

/**
 * Stores the result for metrics and for the page Operations, which every process shows. It is no proof:
 * somebody who can write to the database can write it too. The log has the verdict with the head.
 */
export const storeVerdict = async (
  db: Executor,
  isIntact: boolean,
  verifiedAt: Date,
): Promise<void> => {
  await db.update(deployment).set({ recordVerifiedAt: verifiedAt, recordIsIntact: isIntact })
}

export const readVerdict = async (db: Executor): Promise<StoredVerdict> => {
  const [row] = await db
    .select({ verifiedAt: deployment.recordVerifiedAt, isIntact: deployment.recordIsIntact })
    .from(deployment)
  return row ?? { verifiedAt: null, isIntact: null }
}
