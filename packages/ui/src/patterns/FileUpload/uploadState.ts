/** A file that is on the server already. */
export interface StoredFile {
  name: string
  /** Address of it, when it is an image that can be shown. */
  src?: string | undefined
}

/** What becomes of the file (specification 2.21). The owner keeps it and does the uploading. */
export type UploadState =
  | { status: 'idle' }
  | {
      status: 'uploading'
      file: File
      /** Percent that is sent; left out while nobody knows. */
      progress?: number | undefined
    }
  | { status: 'success'; file: File | StoredFile }
  | {
      status: 'error'
      /** Can be sent again when it is there. */
      file?: File | undefined
      /** Why, in the words of specification 8: 'Upload failed'. */
      message: string
    }
