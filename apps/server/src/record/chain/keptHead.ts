import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { errorCode, prepareDataFolder } from '../../platform/dataFolder.ts'

/** What a process knows of the chain without the database. */
export interface Kept {
  /** The last link that it has seen, as `12.seal`. */
  readonly head: string
  /** Breaks that an operator has accepted, as `nameOfBreak` names them. */
  readonly accepted: readonly string[]
}

/** Keeps the head of the chain outside of the database. */
export interface HeadKeeper {
  /** Undefined when none was kept yet. */
  read(): Promise<Kept | undefined>
  write(kept: Kept): Promise<void>
}

const fileName = 'record-head.json'

/**
 * Keeps the head in a file of the data folder, and in memory in case that the file is removed.
 * Somebody who can write only to the database can change neither.
 */
export const createHeadKeeper = (dataDir: string): HeadKeeper => {
  const file = path.join(dataDir, fileName)
  let memory: Kept | undefined
  return {
    read: async () => {
      try {
        // Read each time: a command may have accepted a break or sealed the chain anew.
        memory = JSON.parse(await readFile(file, 'utf8')) as Kept
      } catch (error) {
        if (errorCode(error) !== 'ENOENT') throw error
      }
      return memory
    },
    write: async (kept) => {
      memory = kept
      await prepareDataFolder(dataDir)
      // A process that is killed while it writes leaves the file as it was.
      await writeFile(`${file}.new`, JSON.stringify(kept), { mode: 0o600 })
      await rename(`${file}.new`, file)
    },
  }
}
