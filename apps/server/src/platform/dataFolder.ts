import { constants } from 'node:fs'
import { access, chmod, mkdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { replaceFile } from './durableFile.ts'
import { StartError } from './startError.ts'

export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'

/** Like `mkdir -p`. Node's recursive `mkdir` never returns on some read-only file systems. */
const makeFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    const parent = path.dirname(folder)
    if (errorCode(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return
    if (errorCode(error) !== 'ENOENT' || parent === folder) throw error
    await makeFolder(parent)
    await mkdir(folder, { mode: 0o700 })
  }
}

const stickyBit = 0o1000

/**
 * Restricts an existing folder to its owner.
 * @throws StartError when another user owns it
 */
export const makePrivate = async (folder: string): Promise<void> => {
  try {
    await chmod(folder, 0o700)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return
    throw new StartError(
      `The folder ${folder} cannot be made private (${errorCode(error)})`,
      'Give it to the user that runs the server, or set DATA_DIR to another folder.',
    )
  }
}

/**
 * Creates the data folder, or restricts an existing one to its owner. A folder of another user stays
 * as it is, and so does one with the sticky bit, like /tmp: the files in it are private anyway.
 * @throws StartError when it cannot be created or written
 */
export const prepareDataFolder = async (folder: string): Promise<void> => {
  try {
    await makeFolder(folder)
    await access(folder, constants.W_OK | constants.X_OK)
    const { mode, uid } = await stat(folder)
    const isShared = (mode & stickyBit) !== 0 || uid !== process.getuid?.()
    if (!isShared) await chmod(folder, 0o700)
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be written (${errorCode(error)})`,
      'Correct its permissions, or set DATA_DIR to another folder.',
    )
  }
}

const readPrivate = async (folder: string, name: string): Promise<string | undefined> => {
  try {
    return (await readFile(path.join(folder, name), 'utf8')).trim()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Reads a file of the data folder. On first use, creates the file with the result of `make`, and also a
 * missing folder.
 * @throws StartError if the folder cannot be created or written
 */
export const readOrMake = async (
  folder: string,
  name: string,
  make: () => string,
): Promise<string> => {
  await prepareDataFolder(folder)
  const found = await readPrivate(folder, name)
  if (found) return found
  const made = make()
  // A key that a power cut loses or cuts short would lose everything that it encrypts.
  await replaceFile(path.join(folder, name), `${made}\n`)
  return made
}
