import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '../../platform/dataFolder.ts'

/** A job that has not finished by then was killed. */
const maxAge = 60 * 60_000

const folderOf = (dataDir: string): string => path.join(dataDir, 'exports')

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })

/**
 * A name for an archive while it is written. Removes what a killed process left of the same one; a process
 * that still writes it fails, and runs again.
 */
export const startPart = async (dataDir: string, archiveId: string): Promise<string> => {
  const folder = folderOf(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const names = await namesIn(folder)
  for (const name of names.filter((one) => one.startsWith(archiveId))) {
    await rm(path.join(folder, name), { force: true })
  }
  return path.join(folder, `${archiveId}.${randomUUID()}.part`)
}

/** Removes what killed processes left. */
export const sweepParts = async (dataDir: string, now: Date): Promise<void> => {
  const folder = folderOf(dataDir)
  for (const name of await namesIn(folder)) {
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now.getTime() }))
    if (now.getTime() - mtimeMs > maxAge) await rm(file, { force: true })
  }
}
