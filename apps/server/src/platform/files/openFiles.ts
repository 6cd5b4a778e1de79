import path from 'node:path'
import type { SigningKeys } from '../signer.ts'
import type { FileStore } from './fileStore.ts'
import { createFolderStore } from './folderStore.ts'
import type { S3Settings } from './s3Client.ts'
import { createS3Store } from './s3Store.ts'

export interface FileSettings {
  /** Undefined: uploads are stored in the data folder. */
  readonly s3: S3Settings | undefined
  readonly dataDir: string
  readonly publicUrl: string
}

/** The configured store of uploads: a bucket, or a folder in the data folder. */
export const openFiles = (
  { s3, dataDir, publicUrl }: FileSettings,
  keys: { readonly uploads: SigningKeys },
): FileStore =>
  s3
    ? createS3Store(s3)
    : createFolderStore({ folder: path.join(dataDir, 'files'), publicUrl, keys: keys.uploads })
