import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import type { FileStore, StoreFolder } from '../platform/files/fileStore.ts'
import { describeFailure, StartError } from '../platform/startError.ts'
import type { BackupPlace } from './place.ts'
import { sha256, type Unwrap, type Wrapping } from './wrap.ts'

/** A line of the list of files in a backup. */
export const listedFile = z.object({
  key: z.string(),
  /** Bytes and SHA-256 of its content, before encryption. */
  size: z.int(),
  sha256: z.string(),
})

/** A file of the store, in the list of a backup. */
export type ListedFile = Readonly<z.infer<typeof listedFile>>

/** The folders that a backup contains. Archives of members' data are left out: they are deleted after a day. */
const folders: readonly StoreFolder[] = ['images/', 'documents/']

/** Files that are copied at the same time. */
const concurrency = 8

/** The name of a file of the store in a backup. */
const nameOf = (key: string): string => `files/${key}`

/** Runs a task for each item, `concurrency` at a time. Stops starting tasks after a failure. */
const forEachOf = async <T>(
  items: AsyncIterable<T> | Iterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const shared = (async function* () {
    yield* items
  })()
  const failures: unknown[] = []
  const worker = async (): Promise<void> => {
    try {
      for (let next = await shared.next(); !next.done; next = await shared.next()) {
        await work(next.value)
        if (failures.length > 0) return
      }
    } catch (error) {
      failures.push(error)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  if (failures.length > 0) throw failures[0]
}

/** All files of the store that belong to a backup. */
const listFiles = async function* (store: FileStore) {
  for (const folder of folders) yield* store.list(folder)
}

const readFile = async (
  store: FileStore,
  key: string,
): Promise<Buffer<ArrayBuffer> | undefined> => {
  const file = await store.read(key)
  return file && Buffer.from(await buffer(file.body))
}

/** Milliseconds by which the clock of a store may be slow: files changed within them are copied again. */
const tolerance = 60_000

/**
 * Copies the files of the store that are not in a backup yet, or have changed. Call it before and after
 * the snapshot of the database: the backup then also contains files that were added or removed in
 * between.
 * @param known the files that are already in the backup; newly copied files are added
 * @param since when the first copy began
 */
export const copyFiles = async (
  store: FileStore,
  place: BackupPlace,
  { wrap }: Wrapping,
  { known, since }: { readonly known: Map<string, ListedFile>; readonly since: Date },
  onFile: () => void,
): Promise<void> => {
  const unchangedBefore = new Date(since.getTime() - tolerance)
  await forEachOf(listFiles(store), async ({ key, modifiedAt }) => {
    if (known.has(key) && modifiedAt < unchangedBefore) return
    const bytes = await readFile(store, key)
    // The file was removed after the folder was listed.
    if (!bytes) return
    await place.put(nameOf(key), await wrap(bytes))
    known.set(key, { key, size: bytes.length, sha256: sha256(bytes) })
    onFile()
  })
}

const isSame = (bytes: Buffer, { size, sha256: hash }: ListedFile): boolean =>
  bytes.length === size && sha256(bytes) === hash

/** Reads a file of a backup. @throws StartError if the file is missing or changed */
const takeFile = async (
  place: BackupPlace,
  unwrap: Unwrap,
  file: ListedFile,
): Promise<Buffer<ArrayBuffer>> => {
  const stored = await place.get(nameOf(file.key))
  if (!stored) {
    throw new StartError(
      `The backup ${place.address} lacks the file ${file.key}`,
      'Copy the backup again, or use another one.',
    )
  }
  // The key is right: the list of files was decrypted with it before.
  const bytes = await unwrap(stored).catch(() => undefined)
  if (bytes && isSame(bytes, file)) return bytes
  throw new StartError(
    `The file ${file.key} of the backup ${place.address} was changed after the backup was made`,
    'Copy the backup again, or use another one.',
  )
}

const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
}

/** The media type by the extension: uploads and documents are named with one. */
const typeOf = (key: string): string =>
  types[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

/** How to treat a store that already has files. */
interface StoreRule {
  /** Keeps the files: this is the deployment's own store, and only the database was lost. */
  readonly keepsFiles: boolean
}

/** The keys of the files in the store. @throws StartError if the backup lacks some of them */
const findPresent = async (
  store: FileStore,
  files: readonly ListedFile[],
  { keepsFiles }: StoreRule,
): Promise<Set<string>> => {
  const present = new Set<string>()
  for await (const { key } of listFiles(store)) present.add(key)
  const wanted = new Set(files.map(({ key }) => key))
  const others = [...present].filter((key) => !wanted.has(key)).length
  if (others > 0 && !keepsFiles) {
    throw new StartError(
      `The store of files is not empty: it has ${others} files that the backup does not have`,
      'Restore into an empty folder or bucket. If it is the store of this deployment, and only the database was lost, add --keep-files.',
    )
  }
  return present
}

/** Removes files from the store. @returns the number of files that could not be removed */
const removeFiles = async (store: FileStore, keys: readonly string[]): Promise<number> => {
  let left = 0
  for (const key of keys) {
    await store.remove(key).catch(() => {
      left += 1
    })
  }
  return left
}

/**
 * Copies the files of a backup into the store, after comparing each with its hash, and then runs `work`.
 * Equal files that are already in the store stay, so that a killed restore can be repeated. After a
 * failure, also of `work`, the copied files are removed.
 * @param work gets the keys of the files that were in the store before
 * @throws StartError for a missing or changed file, and for copied files that could not be removed
 */
export const placeFiles = async <T>(
  store: FileStore,
  place: BackupPlace,
  unwrap: Unwrap,
  files: readonly ListedFile[],
  rule: StoreRule,
  onFile: () => void,
  work: (present: ReadonlySet<string>) => Promise<T>,
): Promise<T> => {
  const present = await findPresent(store, files, rule)
  const placed: string[] = []
  try {
    await forEachOf(files, async (file) => {
      const bytes = await takeFile(place, unwrap, file)
      const found = present.has(file.key) ? await readFile(store, file.key) : undefined
      if (found && !isSame(found, file) && !rule.keepsFiles) {
        throw new StartError(
          `The file ${file.key} in the store differs from the backup`,
          'Restore into an empty folder or bucket. If it is the store of this deployment, add --keep-files.',
        )
      }
      if (!found) {
        placed.push(file.key)
        await store.put(file.key, { type: typeOf(file.key), bytes })
      }
      onFile()
    })
    return await work(present)
  } catch (error) {
    const left = await removeFiles(store, placed)
    if (left === 0) throw error
    throw new StartError(
      `The restore left ${left} files in the store`,
      `Mend the cause, then repeat the restore: ${describeFailure(error)}`,
    )
  }
}
