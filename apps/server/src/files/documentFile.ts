import type { Readable } from 'node:stream'
import type { FileStore } from '../platform/files/fileStore.ts'

/**
 * All documents are in one folder. A record with any other path has no document. Also a regular
 * expression of PostgreSQL.
 */
export const documentKey = /^documents\/(?:[\w-]+\/)*[\w-]+\.([a-z0-9]{1,8})$/

const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
}

/** The first bytes of the types that a browser may show. */
const signatures: readonly (readonly [start: string, type: string])[] = [
  ['%PDF-', 'application/pdf'],
  ['\xff\xd8\xff', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['GIF8', 'image/gif'],
]

/** The type of a file by its first bytes. SVG is not among them: it can contain scripts. */
export const sniffType = (bytes: Buffer): string => {
  const start = bytes.subarray(0, 12).toString('latin1')
  if (/^RIFF.{4}WEBP$/s.test(start)) return 'image/webp'
  const found = signatures.find(([signature]) => start.startsWith(signature))
  return found?.[1] ?? 'application/octet-stream'
}

export const isDocumentKey = (storageKey: string): boolean => documentKey.test(storageKey)

interface DocumentFile {
  readonly body: Readable
  readonly extension: string
  readonly type: string
}

/** The document of a storage key; undefined when there is none. */
export const openDocument = async (
  store: FileStore,
  storageKey: string,
): Promise<DocumentFile | undefined> => {
  const extension = documentKey.exec(storageKey)?.[1]
  const body = extension && (await store.read(storageKey))
  if (!body) return undefined
  return { body, extension, type: types[extension] ?? 'application/octet-stream' }
}
