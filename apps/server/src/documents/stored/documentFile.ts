import { inArray, or } from 'drizzle-orm'
import type { Executor } from '../../platform/database/database.ts'
import { users } from '../../platform/database/schema.ts'
import type { FileStore, OpenFile } from '../../platform/files/fileStore.ts'

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

export const isDocumentKey = (storageKey: string): boolean => documentKey.test(storageKey)

export interface DocumentFile extends OpenFile {
  readonly extension: string
  readonly type: string
}

/** The document of a storage key; undefined when there is none. */
export const openDocument = async (
  store: FileStore,
  storageKey: string,
): Promise<DocumentFile | undefined> => {
  const extension = documentKey.exec(storageKey)?.[1]
  const file = extension && (await store.read(storageKey))
  if (!file) return undefined
  return { ...file, extension, type: types[extension] ?? 'application/octet-stream' }
}

/** The documents among these that no member refers to. */
export const unusedDocuments = async (db: Executor, keys: readonly string[]): Promise<string[]> => {
  if (keys.length === 0) return []
  const found = await db
    .select({ passport: users.passport, certificate: users.badgeFileName })
    .from(users)
    .where(or(inArray(users.passport, [...keys]), inArray(users.badgeFileName, [...keys])))
  const named = new Set(found.flatMap(({ passport, certificate }) => [passport, certificate]))
  return keys.filter((key) => !named.has(key))
}
