import { inArray, or } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../platform/database/database.ts'
import { users } from '../platform/database/schema.ts'
import type { FileStore, StoreFolder } from '../platform/files/fileStore.ts'
import { isDocumentKey } from './documentFile.ts'
import { giveUpImages, isImageKey, unshownImages } from './uploads.ts'

/** Documents that no member's record names. */
const unnamedDocuments = async (db: Database, keys: readonly string[]): Promise<string[]> => {
  if (keys.length === 0) return []
  const found = await db
    .select({ passport: users.passport, certificate: users.badgeFileName })
    .from(users)
    .where(or(inArray(users.passport, [...keys]), inArray(users.badgeFileName, [...keys])))
  const named = new Set(found.flatMap(({ passport, certificate }) => [passport, certificate]))
  return keys.filter((key) => !named.has(key))
}

/** One folder of the store, and how its files are compared with the records. */
interface Area {
  readonly folder: StoreFolder
  /** Whether this product creates or opens such a name; files with other names are left alone. */
  readonly isOurs: (key: string) => boolean
  /** The keys among these that no record names. */
  readonly find: (db: Database, keys: readonly string[]) => Promise<readonly string[]>
  /** The same just before they are removed; from then on no record can name them. */
  readonly giveUp: (db: Database, keys: readonly string[]) => Promise<readonly string[]>
}

const areas: readonly Area[] = [
  {
    folder: 'documents/',
    isOurs: isDocumentKey,
    find: unnamedDocuments,
    giveUp: unnamedDocuments,
  },
  {
    folder: 'tiers/',
    isOurs: isImageKey,
    find: unshownImages,
    giveUp: (db, keys) => db.transaction((tx) => giveUpImages(tx, keys)),
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
 * Younger files may still be in use. A link lives for ten minutes, an uploaded file has a day to
 * be saved with a plan, and a document may exist before a member's record names it.
 */
const minimumAge = 48 * 60 * 60_000

const oldest = (now: Date): Date => new Date(now.getTime() - minimumAge)

/** Files that no record names, among all files of the store. */
interface Orphans {
  readonly total: number
  readonly keys: readonly string[]
}

/**
 * Looks for orphaned files: from a removal that gave up while the store was down, or from a
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

/** Removes such files unless a record names them by now, and uploads that were never kept. */
export const removeOrphans = async (
  db: Database,
  files: FileStore,
  keys: readonly string[],
  now: Date,
): Promise<number> => {
  let removed = await files.removeArrivals(oldest(now))
  for (const { isOurs, giveUp } of areas) {
    for await (const batch of inBatches(keys.filter(isOurs))) {
      for (const key of await giveUp(db, batch)) {
        await files.remove(key)
        removed += 1
      }
    }
  }
  return removed
}

/**
 * This many orphans are removed in any case; more only if they are less than a tenth of all
 * files.
 */
const fewOrphans = 20

/**
 * The daily sweep. If many files look like orphans, this may be the store of another database:
 * the sweep then removes none, logs it, and leaves the removal to `cli files:sweep`.
 */
export const sweepFiles = async (
  db: Database,
  files: FileStore,
  now: Date,
  log: FastifyBaseLogger,
): Promise<void> => {
  const { total, keys } = await findOrphans(db, files, now)
  if (keys.length > fewOrphans && keys.length > total / 10) {
    const words = 'Too many files that no record names: none was removed. See `cli files:sweep`'
    log.warn({ orphans: keys.length, files: total }, words)
    return
  }
  const removed = await removeOrphans(db, files, keys, now)
  if (removed > 0) log.info({ removed }, 'Files that no record named were removed')
}
