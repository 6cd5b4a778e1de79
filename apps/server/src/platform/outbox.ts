import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from './dataFolder.ts'
import { replaceFile } from './durableFile.ts'

/** Files are removed after a week: they contain addresses, and their links have expired. */
const maxAge = 7 * 24 * 60 * 60_000

/** A folder that receives outgoing messages as files, for demos and tests. */
export interface Outbox {
  /**
   * Writes a file that only its owner can read, completely or not at all.
   * @returns its name: the time, its kind, a few random letters
   */
  lay(kind: string, extension: string, text: string): Promise<string>
}

const folderOf = (dataDir: string): string => path.join(dataDir, 'outbox')

/** Removes old files from the outbox of a data folder, if there is one. */
export const sweepOutbox = async (dataDir: string, now: Date): Promise<void> => {
  const folder = folderOf(dataDir)
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })
  for (const name of names) {
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now.getTime() }))
    if (now.getTime() - mtimeMs > maxAge) await rm(file, { force: true })
  }
}

/** The outbox of a data folder; the first email creates it. */
export const createOutbox = (dataDir: string): Outbox => {
  const folder = folderOf(dataDir)
  return {
    lay: async (kind, extension, text) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
      const name = `${time}-${kind}-${randomUUID().slice(0, 8)}.${extension}`
      await replaceFile(path.join(folder, name), text)
      return name
    },
  }
}
