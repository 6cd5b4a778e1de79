import type { JobQueue, RemoveFilesJob } from '../jobs.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { FileStore } from '../platform/files/fileStore.ts'

/** Removes files from the store. Doing it again does no harm, so that a store that is away is tried again. */
export const removeFiles =
  ({ files }: { readonly files: Pick<FileStore, 'remove'> }) =>
  async ({ keys }: RemoveFilesJob): Promise<void> => {
    for (const key of keys) await files.remove(key)
  }

/** So many files are removed in time by one job, also by a store that takes a second for each. */
const batchSize = 50

/**
 * Has files removed once the transaction that gave them up is through: a store cannot take part in one. The
 * keys must be names that this server gave, or that `isDocumentKey` knows.
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
