import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { checkBucket } from './checkBucket.ts'
import { type FileStore, filesPath, keyIn, type StoredFile, type UploadGrant } from './fileStore.ts'
import { createS3Client, readAll, type S3Client, type S3Settings } from './s3Client.ts'

/** The length of a file; undefined for a compressed body, whose header has another length. */
const sizeOf = ({ headers }: Response): number | undefined => {
  const length = headers.has('content-encoding') ? null : headers.get('content-length')
  return length === null ? undefined : Number(length)
}

/** The file, if its headers match the grant. Otherwise the body is not read. */
const readGranted = async (
  answer: Response,
  { type, maxBytes }: Pick<UploadGrant, 'type' | 'maxBytes'>,
): Promise<Buffer<ArrayBuffer> | undefined> => {
  const size = sizeOf(answer)
  if (size !== undefined && size <= maxBytes && answer.headers.get('content-type') === type) {
    return readAll(answer)
  }
  await answer.body?.cancel()
  return undefined
}

const listAll = async function* (client: S3Client, prefix: string): AsyncGenerator<StoredFile> {
  let next: string | undefined
  do {
    const page = await client.list(prefix, next)
    yield* page.files
    next = page.next
  } while (next !== undefined)
}

/**
 * Stores files in a bucket. A link can be reused until it expires, so it points to a place that is
 * not served. `verifyUpload` copies checked files to the key itself, where only the server can
 * write.
 */
export const createS3Store = (settings: S3Settings): FileStore => {
  const client = createS3Client(settings)
  const { origin, pathname: bucketPath } = new URL(`${settings.bucketUrl}/`)
  const base = bucketPath.slice(0, -1)
  // The path of a link ends like the path under which the server serves the file.
  const incoming = (key: string): string => filesPath.slice(1) + key
  return {
    uploadOrigin: origin,
    uploadUrl: ({ key, type, until }) => client.link(incoming(key), type, until),
    keyOf: (pathname) =>
      keyIn(pathname.startsWith(base + filesPath) ? pathname.slice(base.length) : pathname),
    verifyUpload: async (grant, prepare) => {
      const arrived = await client.send('GET', incoming(grant.key))
      // Already copied: the form was sent twice, or an earlier process died after the copy.
      if (!arrived) return (await client.send('HEAD', grant.key)) !== undefined
      const granted = await readGranted(arrived, grant)
      const bytes = granted && (await prepare(granted))
      if (bytes) {
        await client.send('PUT', grant.key, { type: grant.type, bytes: Buffer.from(bytes) })
      }
      await client.send('DELETE', incoming(grant.key))
      return bytes !== undefined
    },
    put: async (key, file) => {
      await client.send('PUT', key, file)
    },
    putFile: async (key, { type, path }) => {
      // Backed by the file: it is read as it is sent, and its length is known.
      await client.send('PUT', key, { type, bytes: await openAsBlob(path) })
      await rm(path, { force: true })
    },
    read: async (key) => {
      const answer = await client.open(key)
      if (!answer?.body) return undefined
      return { body: Readable.from(answer.body, { objectMode: false }), size: sizeOf(answer) }
    },
    remove: async (key) => {
      await client.send('DELETE', incoming(key))
      await client.send('DELETE', key)
    },
    list: (folder) => listAll(client, folder),
    removeArrivals: async (before) => {
      let removed = 0
      for await (const { key, modifiedAt } of listAll(client, incoming(''))) {
        if (modifiedAt < before) {
          await client.send('DELETE', key)
          removed += 1
        }
      }
      return removed
    },
    check: (log) => checkBucket(client, settings, log),
  }
}
