import { AwsClient } from 'aws4fetch'
import { type StoredFile, StoreFailure } from './fileStore.ts'

/** The settings of a bucket for uploads. */
export interface S3Settings {
  /** The address of the bucket, without a slash at the end. */
  readonly bucketUrl: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Milliseconds until a complete answer, or until the start of a streamed answer. */
const defaultTimeout = 15_000

/** A slow store takes a megabyte a second. */
const bytesPerMillisecond = 1000

/** Milliseconds for sending a file, in addition. */
const sendingTime = (file: S3File | undefined): number => {
  if (!file) return 0
  const size = file.bytes instanceof Blob ? file.bytes.size : file.bytes.length
  return Math.ceil(size / bytesPerMillisecond)
}

/** The store answered with an error. */
export class S3Refusal extends StoreFailure {
  /** The S3 error code, like `NoSuchBucket`; empty if the answer has none. */
  readonly code: string
  /** Whether a retry cannot help, because the request or its credentials are wrong. */
  readonly isFinal: boolean

  constructor(method: string, status: number, code: string) {
    super(`The file store refused a ${method} with ${status}${code && ` ${code}`}`)
    this.code = code
    this.isFinal = status < 500 && status !== 429
  }
}

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE'

interface S3File {
  readonly type: string
  readonly bytes: Buffer<ArrayBuffer> | Blob
}

interface S3Page {
  readonly files: readonly StoredFile[]
  /** The token of the next page; undefined for the last one. */
  readonly next: string | undefined
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
}

/** The text of the first element with this name. */
const textOf = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`)
    .exec(xml)?.[1]
    ?.replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity)

/** The S3 calls that uploads need, signed with AWS Signature Version 4. */
export interface S3Client {
  /**
   * Sends one request. Returns undefined if the key does not exist.
   * @throws S3Refusal for any other answer that is not a success
   * @throws StoreFailure when the store does not answer in time
   */
  send(method: Method, key: string, file?: S3File): Promise<Response | undefined>
  /**
   * One page of the files with a prefix: the first page, or the page after the token `next`.
   * @throws S3Refusal, StoreFailure as `send` does
   */
  list(prefix: string, after?: string): Promise<S3Page>
  /** Like a GET by `send`, but streams the body without a time limit. */
  open(key: string): Promise<Response | undefined>
  /** An address that accepts a file of this type by PUT, without credentials, until it expires. */
  link(key: string, type: string, until: Date): Promise<string>
}

/** Turns a network error into a `StoreFailure`. */
const asStoreFailure = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    throw new StoreFailure('The file store does not answer', { cause })
  }
}

/** The whole body of an answer. */
export const readAll = async (answer: Response): Promise<Buffer<ArrayBuffer>> =>
  Buffer.from(await asStoreFailure(answer.arrayBuffer()))

export const createS3Client = (settings: S3Settings, timeout = defaultTimeout): S3Client => {
  const { bucketUrl, region, accessKeyId, secretAccessKey } = settings
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const urlOf = (key: string): string => `${bucketUrl}/${key}`

  const ask = async (
    method: Method,
    url: string,
    signal: AbortSignal,
    file?: S3File,
  ): Promise<Response | undefined> => {
    const sent = file && { body: file.bytes, headers: { 'content-type': file.type } }
    const request = await aws.sign(url, { method, ...sent })
    const answer = await asStoreFailure(fetch(request, { signal, redirect: 'manual' }))
    if (answer.ok) return answer
    const code = /<Code>(\w+)<\/Code>/.exec((await readAll(answer)).toString())?.[1] ?? ''
    if (answer.status === 404 && code !== 'NoSuchBucket') return undefined
    throw new S3Refusal(method, answer.status, code)
  }

  return {
    send: (method, key, file) =>
      ask(method, urlOf(key), AbortSignal.timeout(timeout + sendingTime(file)), file),
    list: async (prefix, after) => {
      const query = new URLSearchParams({ 'list-type': '2', prefix })
      if (after) query.set('continuation-token', after)
      const answer = await ask('GET', `${bucketUrl}/?${query}`, AbortSignal.timeout(timeout))
      const xml = answer ? (await readAll(answer)).toString() : ''
      const files = (xml.match(/<Contents>.*?<\/Contents>/gs) ?? []).map((entry) => ({
        key: textOf(entry, 'Key') ?? '',
        modifiedAt: new Date(textOf(entry, 'LastModified') ?? Number.NaN),
      }))
      return { files, next: textOf(xml, 'NextContinuationToken') }
    },
    open: async (key) => {
      const controller = new AbortController()
      const timer = setTimeout(() => controller.abort(), timeout)
      return ask('GET', urlOf(key), controller.signal).finally(() => clearTimeout(timer))
    },
    link: async (key, type, until) => {
      const url = new URL(urlOf(key))
      const seconds = Math.ceil((until.getTime() - Date.now()) / 1000)
      url.searchParams.set('X-Amz-Expires', String(seconds))
      const signed = await aws.sign(url, {
        method: 'PUT',
        headers: { 'content-type': type },
        // Without `allHeaders` the type is not signed, and the link accepts any type.
        aws: { signQuery: true, allHeaders: true },
      })
      return signed.url
    },
  }
}
