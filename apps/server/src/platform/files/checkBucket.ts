import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { StartError } from '../startError.ts'
import { readAll, type S3Client, S3Refusal, type S3Settings } from './s3Client.ts'

/** The wrong setting for each error code of the store. */
const reasons: Readonly<Record<string, readonly [problem: string, cure: string]>> = {
  InvalidAccessKeyId: ['S3_ACCESS_KEY_ID is not known to the store', 'Correct it.'],
  SignatureDoesNotMatch: [
    'S3_SECRET_ACCESS_KEY is not the key of S3_ACCESS_KEY_ID',
    'Correct them: each key has two parts.',
  ],
  NoSuchBucket: ['S3_BUCKET is not a bucket of the store', 'Create it, or correct the name.'],
  AuthorizationHeaderMalformed: ['S3_REGION is not the region of the bucket', 'Correct it.'],
  PermanentRedirect: ['S3_REGION is not the region of the bucket', 'Correct it.'],
  AccessDenied: [
    'The key of S3_ACCESS_KEY_ID may not read, write, delete and list in S3_BUCKET',
    'Give it the policy of docs/deployment.md.',
  ],
  RequestTimeTooSkewed: ['The clock of this machine is wrong', 'Correct it.'],
}

const explain = ({ code, message }: S3Refusal, bucketUrl: string): StartError => {
  const [problem, cure] = reasons[code] ?? [message, 'Check the S3_ variables.']
  return new StartError(`${problem} (${bucketUrl})`, cure)
}

const noStore = (bucketUrl: string): StartError =>
  new StartError(
    `The server at ${bucketUrl} is not an S3-compatible store`,
    'Correct S3_ENDPOINT, S3_BUCKET or S3_PATH_STYLE.',
  )

/** Writes, reads and deletes a test file, to check all rights that uploads need. */
export const checkBucket = async (
  client: S3Client,
  { bucketUrl }: S3Settings,
  log: FastifyBaseLogger,
): Promise<void> => {
  const key = `checks/${randomUUID()}`
  try {
    await client.send('PUT', key, { type: 'text/plain', bytes: Buffer.from(key) })
    const answer = await client.send('GET', key)
    if (!answer || (await readAll(answer)).toString() !== key) throw noStore(bucketUrl)
    await client.send('DELETE', key)
    // Without permission to list, a missing file looks like a forbidden one.
    await client.send('GET', key)
  } catch (error) {
    if (error instanceof StartError) throw error
    if (error instanceof S3Refusal && error.isFinal) throw explain(error, bucketUrl)
    log.warn({ err: error }, 'The file store cannot be used now. Uploads fail until it can')
  }
}
