import path from 'node:path'
import type { Readable } from 'node:stream'
import { isDocumentKey } from '../documents/stored/documentFile.ts'
import { isImageKey } from '../files/uploads.ts'
import type { FileStore } from '../platform/files/fileStore.ts'

/** What the member's row says about documents and images. */
interface Stored {
  readonly passport: string | null
  readonly certificate: string | null
  readonly image: string | null
}

/** A document or an image, by its name in the archive. */
interface NamedBody {
  readonly name: string
  readonly body: Readable
}

/** The storage keys by their names in the archive. An image elsewhere on the internet has none. */
const keysOf = (store: FileStore, { passport, certificate, image }: Stored) => {
  const imageKey = image?.startsWith('/') ? store.keyOf(image) : undefined
  return Object.entries({ passport, certificate, image: imageKey }).flatMap(([name, key]) =>
    key && (isDocumentKey(key) || isImageKey(key))
      ? [{ name: `files/${name}${path.posix.extname(key)}`, key }]
      : [],
  )
}

/**
 * Opens the files of a member. One that is not in the store, or can't be opened, is named as missing and
 * stops nothing: an archive without it is better than none.
 * @param unreadable names of files that broke off before
 */
export const openFiles = async (
  store: FileStore,
  stored: Stored,
  unreadable: ReadonlySet<string>,
): Promise<{ files: readonly NamedBody[]; missing: readonly string[] }> => {
  const files: NamedBody[] = []
  const missing: string[] = []
  for (const { name, key } of keysOf(store, stored)) {
    const opened = unreadable.has(name) ? undefined : await store.read(key).catch(() => undefined)
    if (opened) files.push({ name, body: opened.body })
    else missing.push(name)
  }
  return { files, missing }
}
