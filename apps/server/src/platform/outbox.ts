import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Files of the outbox are removed after a week: they contain addresses, and links that have
 * expired.
 */
const keptFor = 7 * 24 * 60 * 60_000

/** A folder that receives outgoing messages as files instead, for demos and tests. */
export interface Outbox {
  /**
   * Writes a file that only its owner can read, completely or not at all.
   * @returns its name: the time, its kind, a few random letters
   */
  lay(kind: string, extension: string, text: string): Promise<string>
}

const removeOld = async (folder: string, now: number): Promise<void> => {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }))
    if (now - mtimeMs > keptFor) await rm(file, { force: true })
  }
}

/** The outbox of a data folder; the first email creates it. */
export const createOutbox = (dataDir: string): Outbox => {
  const folder = path.join(dataDir, 'outbox')
  return {
    lay: async (kind, extension, text) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const now = new Date()
      await removeOld(folder, now.getTime())
      const time = now.toISOString().replaceAll(/[:.]/g, '-')
      const name = `${time}-${kind}-${randomUUID().slice(0, 8)}.${extension}`
      const draft = path.join(folder, `.${name}`)
      await writeFile(draft, text, { mode: 0o600 })
      await rename(draft, path.join(folder, name))
      return name
    },
  }
}
