import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'

/** Below this path the server serves files of any store, and accepts uploads to the folder. */
export const filesPath = '/api/files/'

/** The key in the path of a served file; undefined for any other path. */
export const keyIn = (pathname: string): string | undefined =>
  pathname.startsWith(filesPath) ? pathname.slice(filesPath.length) : undefined

/** Permission to upload one file. All fields are signed, so the link works for no other file. */
export interface UploadGrant {
  /** The key under which the file will be stored: `images/5f2e8c6a.png`. */
  readonly key: string
  /** The MIME type, which the upload must declare. */
  readonly type: string
  readonly maxBytes: number
  readonly until: Date
}

/** The store is down, or refuses the server. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure'
}

/** A file of the store, opened to be sent. */
export interface OpenFile {
  readonly body: Readable
  /** In bytes; undefined if the store does not say. */
  readonly size: number | undefined
}

export interface StoredFile {
  readonly key: string
  readonly modifiedAt: Date
}

/** Folders of the store: images of plans and announcements, documents of members, copies of their data. */
export type StoreFolder = 'images/' | 'documents/' | 'exports/'

/**
 * The store of uploaded files. An upload arrives in a place that is not served. Only `verifyUpload`
 * moves it to its key, from which it is served.
 */
export interface FileStore {
  /** The origin that accepts uploads; undefined if it is the server itself. */
  readonly uploadOrigin: string | undefined
  /** The absolute address that accepts the file by PUT. */
  uploadUrl(grant: UploadGrant): Promise<string>
  /** The key in the pathname of such an address, or in the path of a served file. */
  keyOf(pathname: string): string | undefined
  /**
   * Stores a verified upload under its key, so that `read` returns it. Returns false if there is no
   * upload, or if it does not match its grant or is refused; it is then removed.
   * @param prepare returns the bytes to store: an image without its metadata; undefined refuses it
   * @throws the error of `prepare`; the upload then stays
   */
  verifyUpload(
    grant: Omit<UploadGrant, 'until'>,
    prepare: (bytes: Buffer) => Promise<Buffer | undefined>,
  ): Promise<boolean>
  /** Opens a file. Its body has to be read to its end or destroyed. */
  read(key: string): Promise<OpenFile | undefined>
  /** Stores a file of the server's own, completely or not at all. Replaces an earlier one. */
  put(key: string, file: { type: string; bytes: Buffer<ArrayBuffer> }): Promise<void>
  /**
   * Moves a file of this machine into the store, completely or not at all. For what is too large for the
   * memory; it has to be on disk, and in the data folder.
   */
  putFile(key: string, file: { type: string; path: string }): Promise<void>
  /** Removes a file or an upload. A missing file is not an error. */
  remove(key: string): Promise<void>
  /** The files of a folder, without uploads, in no order. */
  list(folder: StoreFolder): AsyncIterable<StoredFile>
  /** Removes older uploads that were not verified. Returns their number. */
  removeArrivals(before: Date): Promise<number>
  /**
   * Checks the store before the server accepts requests, and makes a folder private. A bucket that
   * does not answer is only logged.
   * @throws StartError for a wrong setting
   */
  check(log: FastifyBaseLogger): Promise<void>
}
