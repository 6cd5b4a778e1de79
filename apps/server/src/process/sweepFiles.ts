import type { FastifyBaseLogger } from 'fastify'
import { skipSerials } from '../documents/certificates/numbers.ts'
import { isDocumentKey, unusedDocuments } from '../documents/stored/documentFile.ts'
import { isImageKey, releaseImages, unshownImages } from '../files/uploads.ts'
import { isArchiveKey, unusedArchives } from '../ownData/archive/archives.ts'
import type { Database } from '../platform/database/database.ts'
import type { FileStore, StoreFolder } from '../platform/files/fileStore.ts'

/** A folder of the store, and how to find its orphaned files. */
interface Area {
  readonly folder: StoreFolder
  /** Whether the name is one of this product. Files with other names are not touched. */
  readonly isOurs: (key: string) => boolean
  /** The keys among these that no record refers to. */
  readonly find: (db: Database, keys: readonly string[]) => Promise<readonly string[]>
  /** The same immediately before removal. It also prevents new references to them. */
  readonly release: (db: Database, keys: readonly string[]) => Promise<readonly string[]>
}

const areas: readonly Area[] = [
  {
    folder: 'documents/',
    isOurs: isDocumentKey,
    find: unusedDocuments,
    release: unusedDocuments,
  },
  {
    folder: 'images/',
    isOurs: isImageKey,
    find: unshownImages,
    release: (db, keys) => db.transaction((tx) => releaseImages(tx, keys)),
  },
  {
    folder: 'exports/',
    isOurs: isArchiveKey,
    find: unusedArchives,
    release: unusedArchives,
  },
]

const batchSize = 1000

const inBatches = async function* <T>(items: AsyncIterable<T> | Iterable<T>) {
  let batch: T[] = []
  for await (const item of items) {
    batch.push(item)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  yield batch
}

/**
 * Younger files may still get a reference: an upload has a day to be saved with a plan, and a
 * document may be stored before the member refers to it.
 */
const minimumAge = 48 * 60 * 60_000

const oldest = (now: Date): Date => new Date(now.getTime() - minimumAge)

/** The files without a reference, and the number of all files. */
interface Orphans {
  readonly total: number
  readonly keys: readonly string[]
}

/**
 * Finds orphaned files. They come from a removal that failed while the store was down, or from a
 * database that was restored from a backup.
 */
export const findOrphans = async (db: Database, files: FileStore, now: Date): Promise<Orphans> => {
  let total = 0
  const keys: string[] = []
  for (const { folder, isOurs, find } of areas) {
    for await (const batch of inBatches(files.list(folder))) {
      const ours = batch.filter(({ key }) => isOurs(key))
      const old = ours.filter(({ modifiedAt }) => modifiedAt < oldest(now))
      total += ours.length
      keys.push(
        ...(await find(
          db,
          old.map(({ key }) => key),
        )),
      )
    }
  }
  return { total, keys }
}

/** Removes orphaned files unless a record refers to them by now, and uploads that were never saved. */
export const removeOrphans = async (
  db: Database,
  files: FileStore,
  keys: readonly string[],
  now: Date,
): Promise<number> => {
  await skipSerials(db, keys)
  let removed = await files.removeArrivals(oldest(now))
  for (const { isOurs, release } of areas) {
    for await (const batch of inBatches(keys.filter(isOurs))) {
      for (const key of await release(db, batch)) {
        await files.remove(key)
        removed += 1
      }
    }
  }
  return removed
}

/** The most orphans that are removed even if they are more than a tenth of all files. */
const maxOrphans = 20

/**
 * The daily sweep. Many orphans may mean that the store belongs to another database. The sweep then
 * removes none and logs a warning; an operator can remove them with `cli files:sweep`.
 */
export const sweepFiles = async (
  db: Database,
  files: FileStore,
  now: Date,
  log: FastifyBaseLogger,
): Promise<void> => {
  const { total, keys } = await findOrphans(db, files, now)
  if (keys.length > maxOrphans && keys.length > total / 10) {
    const words = 'Too many files without a record: none was removed. See `cli files:sweep`'
    log.warn({ orphans: keys.length, files: total }, words)
    return
  }
  const removed = await removeOrphans(db, files, keys, now)
  if (removed > 0) log.info({ removed }, 'Files without a record were removed')
}
