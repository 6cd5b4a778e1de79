import path from 'node:path'
import type { Keys } from '../../auth/keys.ts'
import type { Config } from '../../config.ts'
import { createFolderStore, type FolderStore } from './folderStore.ts'

/** The configured place of uploads: a folder beside the embedded database. */
export const openFiles = (config: Config, keys: Keys): FolderStore =>
  createFolderStore({
    folder: path.join(config.dataDir, 'files'),
    publicUrl: config.publicUrl,
    key: keys.uploads,
  })
