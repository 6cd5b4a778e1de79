import type { JobQueue, RemoveFilesJob } from '../kernel/jobs.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { FileStore } from '../platform/files/fileStore.ts'

/** Removes files from the store. Idempotent, so the queue retries it while a store is down. */
export const removeFiles =
  ({ files }: { readonly files: Pick<FileStore, 'remove'> }) =>
  async ({ keys }: RemoveFilesJob): Promise<void> => {
    for (const key of keys) await files.remove(key)
  }

/** Files for each job. It ends in time even if the store takes a second for each. */
const batchSize = 50

/**
 * Removes files by a job that runs after the transaction has committed, because a store cannot take
 * part in a transaction. The keys must be from this server or accepted by `isDocumentKey`.
 */
export const removeLater = async (
  tx: Transaction,
  jobs: JobQueue,
  keys: readonly string[],
): Promise<void> => {
  for (let from = 0; from < keys.length; from += batchSize) {
    await jobs.add(tx, 'removeFiles', { keys: keys.slice(from, from + batchSize) })
  }
}
