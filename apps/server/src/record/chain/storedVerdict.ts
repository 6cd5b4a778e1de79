import type { Executor } from '../../platform/database/database.ts'
import { deployment } from '../../platform/database/schema.ts'

/** The result of the last nightly verification. */
interface StoredVerdict {
  /** Null before the first. */
  readonly verifiedAt: Date | null
  readonly isIntact: boolean | null
}

/**
 * Stores the result, so that every process can report it in metrics and on the page Operations. Do not
 * take the stored result as a proof: an attacker who writes to the database can change it. The log
 * has the verdict together with the head of the chain.
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
