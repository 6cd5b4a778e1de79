import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** Waits until a file, or the names in a folder, are on disk. */
export const sync = async (fileOrFolder: string): Promise<void> => {
  const handle = await open(fileOrFolder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Permissions of a file that only its owner can read. */
const OWNER_ONLY = 0o600

/**
 * Writes a new file, and waits until its content is on disk: after a power cut, a file that was only
 * written and renamed may be empty.
 * @param mode its permissions, whatever the umask of the process
 */
export const writeDurably = async (
  file: string,
  content: string | Uint8Array,
  mode = OWNER_ONLY,
): Promise<void> => {
  const handle = await open(file, 'wx', OWNER_ONLY)
  try {
    await handle.chmod(mode)
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Replaces a file. A killed process or a power cut leaves the old or the new file, never a part of
 * it.
 * @param mode permissions of the new file
 */
export const replaceFile = async (
  file: string,
  content: string | Uint8Array,
  mode = OWNER_ONLY,
): Promise<void> => {
  const { dir, base } = path.parse(file)
  // A name of its own: two processes would otherwise write into the same draft.
  const draft = path.join(dir, `.${base}.${randomUUID()}`)
  try {
    await writeDurably(draft, content, mode)
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
  await sync(dir)
}
