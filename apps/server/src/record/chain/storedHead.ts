import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { errorCode, prepareDataFolder } from '../../platform/dataFolder.ts'

/** The part of the chain that is stored outside the database. */
export interface StoredHead {
  /** The last known link, as `12.seal`. */
  readonly head: string
  /** Breaks that an operator has accepted, in the form of `nameOfBreak`. */
  readonly accepted: readonly string[]
}

/** Stores the head of the chain outside the database. */
export interface HeadStore {
  /** Undefined before the first write. */
  read(): Promise<StoredHead | undefined>
  write(stored: StoredHead): Promise<void>
}

const fileName = 'record-head.json'

/**
 * Stores the head in a file of the data folder, and in memory in case the file is removed. An
 * attacker with access only to the database can change neither.
 */
export const createHeadStore = (dataDir: string): HeadStore => {
  const file = path.join(dataDir, fileName)
  let memory: StoredHead | undefined
  return {
    read: async () => {
      try {
        // Read each time: a command may have accepted a break or resealed the chain.
        memory = JSON.parse(await readFile(file, 'utf8')) as StoredHead
      } catch (error) {
        if (errorCode(error) !== 'ENOENT') throw error
      }
      return memory
    },
    write: async (stored) => {
      memory = stored
      await prepareDataFolder(dataDir)
      // Renaming is atomic: a process killed during the write leaves the old file intact.
      await writeFile(`${file}.new`, JSON.stringify(stored), { mode: 0o600 })
      await rename(`${file}.new`, file)
    },
  }
}
