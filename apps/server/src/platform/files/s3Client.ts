import { AwsClient } from 'aws4fetch'
import { type StoredFile, StoreFailure } from './fileStore.ts'

/** The settings of a bucket for uploads. */
export interface S3Settings {
  /** The base of the bucket's keys, without a slash at the end. */
  readonly bucketUrl: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Milliseconds until a complete answer, and until the start of an answer that is streamed on. */
const patience = 15_000

/** The store answered with a refusal. */
export class S3Refusal extends StoreFailure {
  /** The error code of the protocol, like `NoSuchBucket`; empty if the answer had none. */
  readonly code: string
  /** Waiting does not help: the fault is in the request or in its credentials. */
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
  readonly bytes: Buffer<ArrayBuffer>
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

/** The text of the first element of this name. */
const textOf = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`)
    .exec(xml)?.[1]
    ?.replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity)

/** The few calls of the S3 protocol that uploads need, each signed (AWS Signature Version 4). */
export interface S3Client {
  /**
   * Sends one request; undefined when the key does not exist.
   * @throws S3Refusal for any other answer that is not a success
   * @throws StoreFailure when no answer comes in time
   */
  send(method: Method, key: string, file?: S3File): Promise<Response | undefined>
  /**
   * One page of the keys with a prefix, with the time of each: the first page, or the page after
   * the token `next`.
   * @throws S3Refusal, StoreFailure as `send` does
   */
  list(prefix: string, after?: string): Promise<S3Page>
  /** Like a GET of `send`, but streams the answer on as slowly as it is read. */
  open(key: string): Promise<Response | undefined>
  /** An address that accepts one file of this type by PUT until then, from anybody who has it. */
  link(key: string, type: string, until: Date): Promise<string>
}

/** Runs calls that fail only when the store is down. */
const inTime = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    throw new StoreFailure('The file store does not answer', { cause })
  }
}

/** The whole body of an answer. */
export const readAll = async (answer: Response): Promise<Buffer<ArrayBuffer>> =>
  Buffer.from(await inTime(answer.arrayBuffer()))

export const createS3Client = (settings: S3Settings, wait = patience): S3Client => {
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
    const answer = await inTime(fetch(request, { signal, redirect: 'manual' }))
    if (answer.ok) return answer
    const code = /<Code>(\w+)<\/Code>/.exec((await readAll(answer)).toString())?.[1] ?? ''
    if (answer.status === 404 && code !== 'NoSuchBucket') return undefined
    throw new S3Refusal(method, answer.status, code)
  }

  return {
    send: (method, key, file) => ask(method, urlOf(key), AbortSignal.timeout(wait), file),
    list: async (prefix, after) => {
      const query = new URLSearchParams({ 'list-type': '2', prefix })
      if (after) query.set('continuation-token', after)
      const answer = await ask('GET', `${bucketUrl}/?${query}`, AbortSignal.timeout(wait))
      const xml = answer ? (await readAll(answer)).toString() : ''
      const files = (xml.match(/<Contents>.*?<\/Contents>/gs) ?? []).map((entry) => ({
        key: textOf(entry, 'Key') ?? '',
        modifiedAt: new Date(textOf(entry, 'LastModified') ?? Number.NaN),
      }))
      return { files, next: textOf(xml, 'NextContinuationToken') }
    },
    open: async (key) => {
      const giveUp = new AbortController()
      const late = setTimeout(() => giveUp.abort(), wait)
      return ask('GET', urlOf(key), giveUp.signal).finally(() => clearTimeout(late))
    },
    link: async (key, type, until) => {
      const url = new URL(urlOf(key))
      const seconds = Math.ceil((until.getTime() - Date.now()) / 1000)
      url.searchParams.set('X-Amz-Expires', String(seconds))
      const signed = await aws.sign(url, {
        method: 'PUT',
        headers: { 'content-type': type },
        // Without it the type would not be signed, and the link would accept anything.
        aws: { signQuery: true, allHeaders: true },
      })
      return signed.url
    },
  }
}
