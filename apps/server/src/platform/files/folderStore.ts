import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { errorCode, makePrivate } from '../dataFolder.ts'
import { replaceFile, sync } from '../durableFile.ts'
import { createSigner, type SigningKeys } from '../signer.ts'
import { type FileStore, filesPath, keyIn, type StoredFile, type UploadGrant } from './fileStore.ts'

/** Stores files in a local folder. Browsers upload them to the server itself. */
export interface FolderStore extends FileStore {
  /** Whether this store signed the link. */
  isSigned(grant: UploadGrant, signature: string): boolean
  /**
   * Writes an upload to disk, completely or not at all. Always reads the body to its end, so that the
   * connection can be reused.
   * @throws UploadRefusal when it is too large or already exists
   */
  write(grant: Pick<UploadGrant, 'key' | 'maxBytes'>, body: Readable): Promise<void>
}

export class UploadRefusal extends Error {
  override readonly name = 'UploadRefusal'
  readonly reason: 'tooLarge' | 'linkUsed'

  constructor(reason: UploadRefusal['reason']) {
    super(reason)
    this.reason = reason
  }
}

export const isFolderStore = (store: FileStore): store is FolderStore => 'write' in store

const limitBytes = (bytes: number): Transform => {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen > bytes) done(new UploadRefusal('tooLarge'))
      else done(null, chunk)
    },
  })
}

/** Undefined if the file does not exist. */
const ifThere = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

const exists = async (file: string): Promise<boolean> =>
  (await ifThere(access(file).then(() => true))) ?? false

const wasUsed = () => new UploadRefusal('linkUsed')

/** All files below a folder, at any depth. None if the folder does not exist. */
const filesBelow = async function* (folder: string) {
  const entries = await ifThere(readdir(folder, { recursive: true, withFileTypes: true }))
  for (const entry of entries ?? []) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    // It may be removed in the meantime.
    const found = await ifThere(stat(file))
    if (found) yield { file, modifiedAt: found.mtime }
  }
}

export interface FolderStoreOptions {
  readonly folder: string
  /** Origin of the product as browsers see it. */
  readonly publicUrl: string
  /** For the links. */
  readonly keys: SigningKeys
}

/** The signed text of a link. */
const textOf = ({ key, type, maxBytes, until }: UploadGrant): string =>
  ['PUT', key, type, maxBytes, until.getTime()].join('\n')

/** The default store, without an installation. The first upload creates the folders. */
export const createFolderStore = ({ folder, publicUrl, keys }: FolderStoreOptions): FolderStore => {
  const incoming = path.join(folder, 'incoming')
  const arrivalOf = (name: string): string => path.join(incoming, name)
  const pathOf = (name: string): string => path.join(folder, name)
  const signer = createSigner(keys)

  const store = async (name: string, bytes: Buffer): Promise<void> => {
    const file = pathOf(name)
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    await replaceFile(file, bytes)
  }

  return {
    uploadOrigin: undefined,
    uploadUrl: async (grant) => {
      const url = new URL(filesPath + grant.key, publicUrl)
      url.searchParams.set('signature', signer.sign(textOf(grant)))
      return url.href
    },
    keyOf: keyIn,
    // `write` ensures that the file is complete and has the granted type.
    verifyUpload: async ({ key: name }, prepare) => {
      const bytes = await ifThere(readFile(arrivalOf(name)))
      // Already stored: the form was sent twice, or an earlier process died afterwards.
      if (!bytes) return exists(pathOf(name))
      const prepared = await prepare(bytes)
      if (prepared) await store(name, prepared)
      await rm(arrivalOf(name), { force: true })
      return prepared !== undefined
    },
    remove: async (name) => {
      await rm(arrivalOf(name), { force: true })
      await rm(pathOf(name), { force: true })
    },
    put: (name, { bytes }) => store(name, bytes),
    putFile: async (name, { path: from }) => {
      const file = pathOf(name)
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      await rename(from, file)
      await sync(path.dirname(file))
    },
    read: async (name) => {
      const handle = await ifThere(open(pathOf(name), 'r'))
      return handle && { body: handle.createReadStream(), size: (await handle.stat()).size }
    },
    list: async function* (below): AsyncGenerator<StoredFile> {
      for await (const { file, modifiedAt } of filesBelow(pathOf(below))) {
        yield { key: path.relative(folder, file).split(path.sep).join('/'), modifiedAt }
      }
    },
    removeArrivals: async (before) => {
      let removed = 0
      for await (const { file, modifiedAt } of filesBelow(incoming)) {
        if (modifiedAt < before) {
          await rm(file, { force: true })
          removed += 1
        }
      }
      return removed
    },
    check: () => makePrivate(folder),
    isSigned: (grant, signature) => signer.verifies(textOf(grant), signature),
    write: async ({ key: name, maxBytes }, body) => {
      const arrival = arrivalOf(name)
      await mkdir(path.dirname(arrival), { recursive: true, mode: 0o700 })
      const part = path.join(incoming, randomUUID())
      // By default the pipeline would destroy the body, and the unread bytes would block the
      // connection.
      const chunks = body.iterator({ destroyOnReturn: false })
      try {
        await pipeline(chunks, limitBytes(maxBytes), createWriteStream(part, { mode: 0o600 }))
        await sync(part)
        if (await exists(pathOf(name))) throw wasUsed()
        // Unlike a rename, a link never replaces an existing file.
        await link(part, arrival)
        await sync(path.dirname(arrival))
      } catch (error) {
        body.resume()
        throw errorCode(error) === 'EEXIST' ? wasUsed() : error
      } finally {
        await rm(part, { force: true })
      }
    },
  }
}
