import { statfs } from 'node:fs/promises'

/**
 * The size and the free space of the disk with the data folder, in bytes. Undefined without a data
 * folder, which a deployment with PostgreSQL and a bucket does not need.
 */
export const readDisk = async (
  dataDir: string,
): Promise<{ size: number; free: number } | undefined> => {
  const found = await statfs(dataDir).catch(() => undefined)
  return found && { size: found.blocks * found.bsize, free: found.bavail * found.bsize }
}
