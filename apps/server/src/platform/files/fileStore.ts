/** Leave to upload one file. All of it is signed: a link is worth nothing for another file. */
export interface UploadGrant {
  /** Where the file will be: `tiers/5f2e8c6a.png`. */
  readonly key: string
  /** Its MIME type, which the upload must carry. */
  readonly type: string
  readonly maxBytes: number
  readonly until: Date
}

/** Where uploaded files live. */
export interface FileStore {
  /** Absolute address that takes the file by PUT. Its pathname is what records keep. */
  uploadUrl(grant: UploadGrant): Promise<string>
  /** The key behind such a pathname; undefined for one that this store never gave. */
  keyOf(pathname: string): string | undefined
  /** Whether the file of a grant has arrived whole. */
  hasArrived(grant: Omit<UploadGrant, 'until'>): Promise<boolean>
  /** Removes a file; one that is not there is none. */
  remove(key: string): Promise<void>
}
