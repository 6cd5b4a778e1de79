import type { JobQueue, RemoveFilesJob } from '../jobs.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { FileStore } from '../platform/files/fileStore.ts'

/**
 * Removes files from the store. Repeating it does no harm, so it is retried while a store is
 * down.
 */
export const removeFiles =
  ({ files }: { readonly files: Pick<FileStore, 'remove'> }) =>
  async ({ keys }: RemoveFilesJob): Promise<void> => {
    for (const key of keys) await files.remove(key)
  }

/** One job can remove this many files in time, even from a store that takes a second for each. */
const batchSize = 50

/**
 * Has files removed after the transaction that gave them up has committed: a store cannot take
 * part in a transaction. The keys must be names that this server gave, or names that
 * `isDocumentKey` accepts.
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
