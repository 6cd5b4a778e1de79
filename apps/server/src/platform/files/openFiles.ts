import path from 'node:path'
import type { Keys } from '../../auth/keys.ts'
import type { Config } from '../../config.ts'
import type { FileStore } from './fileStore.ts'
import { createFolderStore } from './folderStore.ts'
import { createS3Store } from './s3Store.ts'

/** The configured place of uploads: a bucket, or a folder beside the embedded database. */
export const openFiles = (config: Config, keys: Pick<Keys, 'uploads'>): FileStore =>
  config.s3
    ? createS3Store(config.s3)
    : createFolderStore({
        folder: path.join(config.dataDir, 'files'),
        publicUrl: config.publicUrl,
        key: keys.uploads,
      })
