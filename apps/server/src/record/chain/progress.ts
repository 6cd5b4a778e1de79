import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { prepareDataFolder } from '../../platform/dataFolder.ts'
import { replaceFile } from '../../platform/durableFile.ts'
import { headPattern } from './seal.ts'

const head = z.string().regex(headPattern)

const progressSchema = z.object({
  /** The head after the last checked link. All links before it were checked. */
  verified: head,
  /** The state of the weekly check of the whole record. Null between two checks. */
  round: z
    .object({
      head,
      /** The number of links up to `head`. */
      links: z.int().min(0),
      /** The id of the last checked entry. Null before the first entry and after the last one. */
      entry: z.uuid().nullable(),
      hasAllEntries: z.boolean(),
      erased: z.int().min(0),
      /** The names of accepted findings that were found again. */
      accepted: z.array(z.string()).readonly(),
    })
    .nullable(),
})

/** The progress of the nightly verification of a long record. */
export type Progress = Readonly<z.infer<typeof progressSchema>>

/** Stores the progress of the verification outside the database. */
export interface ProgressStore {
  /** @returns undefined without a readable file: the verification then starts over */
  read(): Promise<Progress | undefined>
  write(progress: Progress): Promise<void>
}

/**
 * Stores the progress in a file of the data folder, outside the database: write access to the database
 * is then not enough to mark a changed entry as verified.
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
