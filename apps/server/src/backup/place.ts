import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config/config.ts'
import { bucketOf } from '../config/s3.ts'
import { errorCode } from '../platform/dataFolder.ts'
import { replaceFile } from '../platform/durableFile.ts'
import { createS3Client, readAll } from '../platform/files/s3Client.ts'
import { StartError } from '../platform/startError.ts'

/** The place of a backup: a store of files whose names contain slashes. */
export interface BackupPlace {
  /** The address, for messages. */
  readonly address: string
  put(name: string, bytes: Buffer<ArrayBuffer>): Promise<void>
  /** @returns undefined if the file is missing */
  get(name: string): Promise<Buffer<ArrayBuffer> | undefined>
}

/** A backup in a folder. `put` returns once the file is on disk, so the manifest is written after all others. */
export const createFolderPlace = (folder: string): BackupPlace => ({
  address: folder,
  put: async (name, bytes) => {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    await replaceFile(file, bytes)
  },
  get: async (name) => {
    try {
      return await readFile(path.join(folder, name))
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined
      throw error
    }
  },
})

const s3Address = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*?))?\/?$/

const createBucketPlace = (
  address: string,
  { backupStore, s3 }: Pick<Config, 'backupStore' | 's3'>,
): BackupPlace => {
  const [, bucket, prefix] = s3Address.exec(address) ?? []
  if (!bucket) {
    throw new StartError(
      `"${address}" is not a bucket`,
      'Write the address like s3://bucket/folder.',
    )
  }
  if (!backupStore) {
    throw new StartError(
      'No store for backups is configured',
      'Set BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY, and BACKUP_S3_ENDPOINT unless it is Amazon.',
    )
  }
  const settings = bucketOf(backupStore, bucket)
  if (settings.bucketUrl === s3?.bucketUrl) {
    throw new StartError(
      `${address} is in the bucket of the uploads`,
      'Choose another bucket: if this bucket is lost, the backup must survive.',
    )
  }
  const client = createS3Client(settings)
  const keyOf = (name: string): string => (prefix ? `${prefix}/${name}` : name)
  return {
    address,
    put: async (name, bytes) => {
      await client.send('PUT', keyOf(name), { type: 'application/octet-stream', bytes })
    },
    get: async (name) => {
      const answer = await client.send('GET', keyOf(name))
      return answer && readAll(answer)
    },
  }
}

/**
 * Opens a folder, or a bucket by an address like `s3://bucket/folder`.
 * @throws StartError if the address is invalid or names the bucket of the uploads
 */
export const openPlace = (
  address: string,
  config: Pick<Config, 'backupStore' | 's3'>,
): BackupPlace =>
  address.startsWith('s3:')
    ? createBucketPlace(address, config)
    : createFolderPlace(path.resolve(address))

/** The address of a new backup in a folder or bucket, named after its time. */
export const placeOf = (parent: string, at: Date): string =>
  `${parent.replace(/\/+$/, '')}/${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
