import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'

/** Below this path the server shows the files of every store, and takes those of the folder. */
export const filesPath = '/api/files/'

/** The key in a path that the server shows; undefined for any other path. */
export const keyIn = (pathname: string): string | undefined =>
  pathname.startsWith(filesPath) ? pathname.slice(filesPath.length) : undefined

/** Leave to upload one file. All of it is signed: a link is worth nothing for another file. */
export interface UploadGrant {
  /** Where the file will be: `tiers/5f2e8c6a.png`. */
  readonly key: string
  /** Its MIME type, which the upload must carry. */
  readonly type: string
  readonly maxBytes: number
  readonly until: Date
}

/** The store is away, or refuses the server. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure'
}

/** A file that the store has. */
export interface StoredFile {
  readonly key: string
  /** When it was written. */
  readonly modifiedAt: Date
}

/** Folders of the store: images of membership plans, and the documents of members. */
export type StoreFolder = 'tiers/' | 'documents/'

/**
 * Where uploaded files live. What is uploaded arrives at a place that nobody reads; only `keep` moves it
 * to its key, from where it is shown.
 */
export interface FileStore {
  /** Origin that takes the uploads; undefined where that is the server itself. */
  readonly uploadOrigin: string | undefined
  /** Absolute address that takes the file by PUT. */
  uploadUrl(grant: UploadGrant): Promise<string>
  /** The key behind the pathname of such an address, or behind a path that the server shows. */
  keyOf(pathname: string): string | undefined
  /**
   * Keeps what has arrived for a grant, for good: from here on it is what `read` gives. False when nothing
   * has arrived, or not what was granted: that is removed.
   * @throws what `check` throws of its bytes; they are removed too
   */
  keep(grant: Omit<UploadGrant, 'until'>, check: (bytes: Buffer) => void): Promise<boolean>
  /** A stored file; undefined when there is none. */
  read(key: string): Promise<Readable | undefined>
  /** Removes a file, kept or only arrived; one that is not there is none. */
  remove(key: string): Promise<void>
  /** The kept files of a folder, in no order. */
  list(folder: StoreFolder): AsyncIterable<StoredFile>
  /** Removes what arrived before a moment and was not kept; says how many files that were. */
  removeArrivals(before: Date): Promise<number>
  /**
   * Tries the store before the server takes requests, and makes a folder private. A bucket that does not
   * answer is only logged.
   * @throws StartError for what will not mend itself
   */
  check(log: FastifyBaseLogger): Promise<void>
}
