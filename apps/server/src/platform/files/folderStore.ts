import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../../errors.ts'
import { errorCode } from '../dataFolder.ts'
import { type FileStore, filesPath, keyIn, type UploadGrant } from './fileStore.ts'

/** Files in a folder of this machine; the server itself is where they are sent to. */
export interface FolderStore extends FileStore {
  /** True for a link that this store made. */
  isSigned(grant: UploadGrant, signature: string): boolean
  /**
   * Takes a file as it comes in: it is there whole and on the disk, or not at all.
   * @throws AppError payloadTooLarge, conflict when it is there already
   */
  write(grant: Pick<UploadGrant, 'key' | 'maxBytes'>, body: Readable): Promise<void>
}

export const isFolderStore = (store: FileStore): store is FolderStore => 'write' in store

const atMost = (bytes: number): Transform => {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen > bytes) done(new AppError('payloadTooLarge'))
      else done(null, chunk)
    },
  })
}

const readable = async (file: string) => {
  try {
    return await open(file, 'r')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** The first bytes of a file; undefined when there is none. */
const readHead = async (file: string): Promise<Buffer | undefined> => {
  const handle = await readable(file)
  if (!handle) return undefined
  const { buffer, bytesRead } = await handle
    .read(Buffer.alloc(64), 0, 64, 0)
    .finally(() => handle.close())
  return buffer.subarray(0, bytesRead)
}

const sync = async (file: string): Promise<void> => {
  const handle = await open(file, 'r')
  await handle.sync().finally(() => handle.close())
}

const staleAfter = 60 * 60_000

/** What a crash left of an upload is removed when the next one begins. */
const removeStale = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (Date.now() - mtimeMs > staleAfter) await rm(file, { force: true })
  }
}

export interface FolderStoreOptions {
  readonly folder: string
  /** Origin of the product as browsers see it. */
  readonly publicUrl: string
  /** Signs the links. */
  readonly key: Buffer
}

/** The embedded default: nothing to install. Folders are made with the first upload. */
export const createFolderStore = ({ folder, publicUrl, key }: FolderStoreOptions): FolderStore => {
  const sign = (grant: UploadGrant): string =>
    createHmac('sha256', key)
      .update(['PUT', grant.key, grant.type, grant.maxBytes, grant.until.getTime()].join('\n'))
      .digest('base64url')

  return {
    uploadOrigin: undefined,
    uploadUrl: async (grant) => {
      const url = new URL(filesPath + grant.key, publicUrl)
      url.searchParams.set('signature', sign(grant))
      return url.href
    },
    keyOf: keyIn,
    // What is at its place came whole, and of the type that was granted: `write` sees to that.
    keep: async ({ key: name }, begins) => {
      const head = await readHead(path.join(folder, name))
      if (head && begins(head)) return true
      await rm(path.join(folder, name), { force: true })
      return false
    },
    remove: (name) => rm(path.join(folder, name), { force: true }),
    read: async (name) => (await readable(path.join(folder, name)))?.createReadStream(),
    check: async () => undefined,
    isSigned: (grant, signature) => {
      const expected = Buffer.from(sign(grant))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
    write: async ({ key: name, maxBytes }, body) => {
      const incoming = path.join(folder, 'incoming')
      const target = path.join(folder, name)
      await mkdir(incoming, { recursive: true, mode: 0o700 })
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
      await removeStale(incoming)
      const part = path.join(incoming, randomUUID())
      try {
        await pipeline(body, atMost(maxBytes), createWriteStream(part, { mode: 0o600 }))
        await sync(part)
        // Unlike a rename, a link never replaces what is there.
        await link(part, target)
        await sync(path.dirname(target))
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error
        throw new AppError('conflict', { message: 'This link was used already' })
      } finally {
        await rm(part, { force: true })
      }
    },
  }
}
