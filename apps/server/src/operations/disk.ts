import { statfs } from 'node:fs/promises'

/**
 * The room on the disk of the data folder, in bytes. Undefined without a folder: PostgreSQL and a
 * bucket may hold everything.
 */
export const readDisk = async (
  dataDir: string,
): Promise<{ size: number; free: number } | undefined> => {
  const found = await statfs(dataDir).catch(() => undefined)
  return found && { size: found.blocks * found.bsize, free: found.bavail * found.bsize }
}
