/** A file that is already on the server. */
export interface StoredFile {
  name: string
  /** Its address, if it is an image that can be shown. */
  src?: string | undefined
}

/** The state of the file (specification 2.21). The owner keeps it and does the upload. */
export type UploadState =
  | { status: 'idle' }
  | {
      status: 'uploading'
      file: File
      /** Percent sent; omitted while unknown. */
      progress?: number | undefined
    }
  | { status: 'success'; file: File | StoredFile }
  | {
      status: 'error'
      /** The file to send again, if there is one. */
      file?: File | undefined
      /** Why, in the words of specification 8: 'Upload failed'. */
      message: string
    }
