import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { prepareDataFolder } from '../../platform/dataFolder.ts'
import { replaceFile } from '../../platform/durableFile.ts'
import { headPattern } from './seal.ts'

const head = z.string().regex(headPattern)

const progressSchema = z.object({
  /** The last link up to which every link was checked once. */
  verified: head,
  /** How far the check of the whole record came, which takes a week. Null between two of them. */
  round: z
    .object({
      head,
      /** The number of links up to `head`. */
      links: z.int().min(0),
      /** The last checked entry, in the order of ids. Null once all are checked. */
      entry: z.uuid().nullable(),
      hasAllEntries: z.boolean(),
      erased: z.int().min(0),
      /** The accepted findings that are still there. */
      accepted: z.array(z.string()).readonly(),
    })
    .nullable(),
})

/** What the nightly verification of a long record has checked already. */
export type Progress = Readonly<z.infer<typeof progressSchema>>

/** Stores the progress of the verification outside the database. */
export interface ProgressStore {
  /** Undefined without a readable file: the verification then begins again. */
  read(): Promise<Progress | undefined>
  write(progress: Progress): Promise<void>
}

/**
 * Stores the progress in a file of the data folder: somebody who can write to the database cannot
 * claim that a changed entry was verified.
 */
export const createProgressStore = (dataDir: string): ProgressStore => {
  const file = path.join(dataDir, 'record-verified.json')
  return {
    read: async () => {
      const text = await readFile(file, 'utf8').catch(() => '')
      try {
        return progressSchema.safeParse(JSON.parse(text)).data
      } catch {
        return undefined
      }
    },
    write: async (progress) => {
      await prepareDataFolder(dataDir)
      await replaceFile(file, JSON.stringify(progress))
    },
  }
}
