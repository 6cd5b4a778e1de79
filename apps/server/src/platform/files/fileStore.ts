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

/** Where uploaded files live. */
export interface FileStore {
  /** Origin that takes the uploads; undefined where that is the server itself. */
  readonly uploadOrigin: string | undefined
  /** Absolute address that takes the file by PUT. */
  uploadUrl(grant: UploadGrant): Promise<string>
  /** The key behind the pathname of such an address, or behind a path that the server shows. */
  keyOf(pathname: string): string | undefined
  /**
   * Keeps what has arrived for a grant, for good: from here on it is what `read` gives. What is not
   * what was granted, or does not begin as it should, is removed; false then, as for nothing at all.
   */
  keep(grant: Omit<UploadGrant, 'until'>, begins: (bytes: Buffer) => boolean): Promise<boolean>
  /** A stored file; undefined when there is none. */
  read(key: string): Promise<Readable | undefined>
  /** Removes a file; one that is not there is none. */
  remove(key: string): Promise<void>
  /**
   * Tries the store before the server takes requests. One that does not answer is only logged.
   * @throws StartError for what will not mend itself
   */
  check(log: FastifyBaseLogger): Promise<void>
}
