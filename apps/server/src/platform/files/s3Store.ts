import { Readable } from 'node:stream'
import { checkBucket } from './checkBucket.ts'
import { type FileStore, filesPath, keyIn, type StoredFile, type UploadGrant } from './fileStore.ts'
import { createS3Client, readAll, type S3Client, type S3Settings } from './s3Client.ts'

/** The whole file if it is what was granted; otherwise nothing of it is read. */
const readGranted = async (
  answer: Response,
  { type, maxBytes }: Pick<UploadGrant, 'type' | 'maxBytes'>,
): Promise<Buffer<ArrayBuffer> | undefined> => {
  const { headers } = answer
  // A missing length counts as none, and the length of a compressed body says nothing.
  const length = headers.has('content-encoding') ? null : headers.get('content-length')
  if (length !== null && Number(length) <= maxBytes && headers.get('content-type') === type) {
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
 * Files in a bucket. A link can be used again until it expires, so it points to a place that
 * nobody reads. `keep` copies checked files to the key itself, and only the server can write
 * there.
 */
export const createS3Store = (settings: S3Settings): FileStore => {
  const client = createS3Client(settings)
  const { origin, pathname: bucketPath } = new URL(`${settings.bucketUrl}/`)
  const base = bucketPath.slice(0, -1)
  // A link's path ends like the path under which the server shows the file.
  const incoming = (key: string): string => filesPath.slice(1) + key
  return {
    uploadOrigin: origin,
    uploadUrl: ({ key, type, until }) => client.link(incoming(key), type, until),
    keyOf: (pathname) =>
      keyIn(pathname.startsWith(base + filesPath) ? pathname.slice(base.length) : pathname),
    keep: async (grant, prepare) => {
      const arrived = await client.send('GET', incoming(grant.key))
      // Already kept: the same form was sent twice, or a process died after keeping it.
      if (!arrived) return (await client.send('HEAD', grant.key)) !== undefined
      const granted = await readGranted(arrived, grant)
      let bytes: Buffer | undefined
      try {
        bytes = granted && prepare(granted)
      } catch (error) {
        await client.send('DELETE', incoming(grant.key))
        throw error
      }
      if (bytes)
        await client.send('PUT', grant.key, { type: grant.type, bytes: Buffer.from(bytes) })
      await client.send('DELETE', incoming(grant.key))
      return bytes !== undefined
    },
    read: async (key) => {
      const answer = await client.open(key)
      return answer?.body ? Readable.from(answer.body, { objectMode: false }) : undefined
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
