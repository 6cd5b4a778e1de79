import { createHmac } from 'node:crypto'
import { and, desc, eq, isNotNull, isNull, ne, notLike, or } from 'drizzle-orm'
import type { Keys } from '../auth/keys.ts'
import type { JobQueue } from '../kernel/jobs.ts'
import type { Database } from '../platform/database/database.ts'
import { documentHashes, users } from '../platform/database/schema.ts'
import type { FileStore } from '../platform/files/fileStore.ts'
import { openDocument } from './stored/documentFile.ts'

/* A keyed hash (HMAC-SHA-256) of each passport, so that the same file is found in another account.
   Without the key nobody can test whether a file is among them. A hash begins with the id of its
   key: after a change of SECRET_KEY all are computed again. No answer and no log contains one. */

interface Use {
  readonly db: Database
  readonly files: FileStore
  readonly keys: Pick<Keys, 'documentHash'>
}

/** Hashes a file while it streams, so that memory use does not depend on its size. */
const hashFile = async ({ files, keys }: Use, storageKey: string): Promise<string> => {
  const { id, key } = keys.documentHash
  const file = await openDocument(files, storageKey)
  // A marker that equals no hash of a file, so that a missing file is not looked for every hour.
  if (!file) return `${id}.missing.${storageKey}`
  const hmac = createHmac('sha256', key)
  for await (const chunk of file.body) hmac.update(chunk as Buffer)
  return `${id}.${hmac.digest('base64url')}`
}

/** The members whose passport has no hash with the current key. */
const isStale = ({ keys }: Pick<Use, 'keys'>) =>
  and(
    isNotNull(users.passport),
    isNull(users.deletedAt),
    or(
      isNull(documentHashes.userId),
      ne(documentHashes.storageKey, users.passport),
      notLike(documentHashes.hash, `${keys.documentHash.id}.%`),
    ),
  )

const staleOnes = (use: Pick<Use, 'db' | 'keys'>) =>
  use.db
    .select({ userId: users.id, storageKey: users.passport })
    .from(users)
    .leftJoin(documentHashes, eq(documentHashes.userId, users.id))
    .where(isStale(use))

const store = async (
  use: Use,
  { userId, storageKey }: { userId: string; storageKey: string | null },
): Promise<void> => {
  if (storageKey === null) return
  const hash = await hashFile(use, storageKey)
  // The account may be gone by now.
  await use.db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, userId))
      .for('key share')
    if (!user) return
    await tx
      .insert(documentHashes)
      .values({ userId, storageKey, hash })
      .onConflictDoUpdate({ target: documentHashes.userId, set: { storageKey, hash } })
  })
}

/** Hashes the passport of one member, unless it has a current hash. */
export const hashDocument =
  (use: Use) =>
  async ({ userId }: { readonly userId: string }): Promise<void> => {
    const [found] = await use.db
      .select({ userId: users.id, storageKey: users.passport })
      .from(users)
      .leftJoin(documentHashes, eq(documentHashes.userId, users.id))
      .where(and(eq(users.id, userId), isStale(use)))
    if (found) await store(use, found)
  }

/** Hashes the passports of some members, unless they have a current hash. */
export const hashDocuments =
  (use: Use) =>
  async ({ userIds }: { readonly userIds: readonly string[] }): Promise<void> => {
    for (const userId of userIds) await hashDocument(use)({ userId })
  }

/** The newest members whose passport has no current hash. */
export const findUnhashed = async (
  use: Pick<Use, 'db' | 'keys'>,
  most: number,
): Promise<string[]> => {
  const stale = await staleOnes(use).orderBy(desc(users.id)).limit(most)
  return stale.map(({ userId }) => userId)
}

/** The passports of one job: a store can take a second for each, and a job has two minutes. */
const perJob = 50

/**
 * Adds jobs that hash passports without a current hash, the newest members first. Only one process takes
 * each job, so two processes never read the same files. Adds no jobs while earlier ones are waiting.
 */
export const queueHashes = async (
  { db, jobs, keys }: Pick<Use, 'db' | 'keys'> & { readonly jobs: JobQueue },
  most: number,
): Promise<void> => {
  if (most === 0 || (await jobs.countWaiting('hashDocuments')) > 0) return
  const userIds = await findUnhashed({ db, keys }, most)
  await db.transaction(async (tx) => {
    for (let at = 0; at < userIds.length; at += perJob) {
      await jobs.add(tx, 'hashDocuments', { userIds: userIds.slice(at, at + perJob) })
    }
  })
}
