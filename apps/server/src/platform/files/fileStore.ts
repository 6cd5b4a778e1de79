import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'

/** Below this path the server shows the files of every store and accepts uploads to the folder. */
export const filesPath = '/api/files/'

/** The key in a path of a shown file; undefined for any other path. */
export const keyIn = (pathname: string): string | undefined =>
  pathname.startsWith(filesPath) ? pathname.slice(filesPath.length) : undefined

/** Permission to upload one file. All of it is signed: a link is worthless for another file. */
export interface UploadGrant {
  /** The later place of the file: `tiers/5f2e8c6a.png`. */
  readonly key: string
  /** Its MIME type; the upload must carry it. */
  readonly type: string
  readonly maxBytes: number
  readonly until: Date
}

/** The store is down, or refuses the server. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure'
}

/** A file that the store has. */
export interface StoredFile {
  readonly key: string
  /** When it was written. */
  readonly modifiedAt: Date
}

/** Folders of the store: images of plans and announcements, and the documents of members. */
export type StoreFolder = 'tiers/' | 'documents/'

/**
 * The store of uploaded files. An upload arrives at a place that nobody reads. Only `keep` moves
 * it to its key, and from there it is shown.
 */
export interface FileStore {
  /** Origin that accepts the uploads; undefined if that is the server itself. */
  readonly uploadOrigin: string | undefined
  /** Absolute address that accepts the file by PUT. */
  uploadUrl(grant: UploadGrant): Promise<string>
  /** The key behind the pathname of such an address, or behind the path of a shown file. */
  keyOf(pathname: string): string | undefined
  /**
   * Keeps the upload of a grant for good: from here on `read` returns it. Returns false if
   * nothing has arrived, or if the file is not what was granted; such a file is removed.
   * @param prepare returns the bytes to keep: an image without its metadata
   * @throws what `prepare` throws for the bytes; they are removed too
   */
  keep(grant: Omit<UploadGrant, 'until'>, prepare: (bytes: Buffer) => Buffer): Promise<boolean>
  /** A stored file; undefined when there is none. */
  read(key: string): Promise<Readable | undefined>
  /** Removes a file, whether kept or only uploaded; a missing file is not an error. */
  remove(key: string): Promise<void>
  /** The kept files of a folder, in no order. */
  list(folder: StoreFolder): AsyncIterable<StoredFile>
  /** Removes uploads from before a moment that were not kept; returns how many. */
  removeArrivals(before: Date): Promise<number>
  /**
   * Tries the store before the server accepts requests, and makes a folder private. A bucket that
   * does not answer is only logged.
   * @throws StartError for a fault that will not go away by itself
   */
  check(log: FastifyBaseLogger): Promise<void>
}
