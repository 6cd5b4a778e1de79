import type { S3Settings } from '../platform/files/s3Client.ts'
import { StartError } from '../platform/startError.ts'
import { isTrustworthy } from './values.ts'
import type { Variables } from './variables.ts'

const demanded = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** An S3-compatible store, without the choice of a bucket. */
export interface S3Account extends Pick<S3Settings, 'region' | 'accessKeyId' | 'secretAccessKey'> {
  /** The address of the store. Undefined: Amazon's, for the region. */
  readonly endpoint: string | undefined
  /** Whether the name of a bucket is in the path; otherwise it is in the host. */
  readonly pathStyle: boolean
}

/** The settings of one bucket of a store. */
export const bucketOf = (
  { endpoint, pathStyle, region, accessKeyId, secretAccessKey }: S3Account,
  bucket: string,
): S3Settings => {
  const url = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`)
  if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`
  return {
    bucketUrl: pathStyle ? `${url.origin}/${bucket}` : url.origin,
    region,
    accessKeyId,
    secretAccessKey,
  }
}

/** The store for backups. @default the store of the uploads; undefined without both */
export const readBackupStore = (data: Variables): S3Account | undefined => {
  const own = data.BACKUP_S3_ACCESS_KEY_ID !== undefined
  const accessKeyId = own ? data.BACKUP_S3_ACCESS_KEY_ID : data.S3_ACCESS_KEY_ID
  const secretAccessKey = own ? data.BACKUP_S3_SECRET_ACCESS_KEY : data.S3_SECRET_ACCESS_KEY
  if (own && !secretAccessKey) {
    throw new StartError(
      'BACKUP_S3_SECRET_ACCESS_KEY is not set, but BACKUP_S3_ACCESS_KEY_ID is',
      'Set it too.',
    )
  }
  if (!accessKeyId || !secretAccessKey) return undefined
  const endpoint = own ? data.BACKUP_S3_ENDPOINT : data.S3_ENDPOINT
  return {
    endpoint,
    region: own ? data.BACKUP_S3_REGION : data.S3_REGION,
    pathStyle: (own ? undefined : data.S3_PATH_STYLE) ?? endpoint !== undefined,
    accessKeyId,
    secretAccessKey,
  }
}

/**
 * The settings of the S3-compatible store. Undefined if uploads go to a folder.
 * @throws StartError when only some are set, or when browsers cannot reach the store
 */
export const readS3 = (data: Variables, publicUrl: string): S3Settings | undefined => {
  const given = ([...demanded, 'S3_ENDPOINT', 'S3_PATH_STYLE'] as const).find(
    (name) => data[name] !== undefined,
  )
  if (!given) return undefined
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION: region } = data
  if (!bucket || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    const missing = demanded.find((name) => !data[name])
    throw new StartError(
      `${missing} is not set, but ${given} is`,
      'Set it too, or no S3_ variable: then uploads go to DATA_DIR/files.',
    )
  }
  const endpoint = new URL(data.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`)
  if (publicUrl.startsWith('https:') && !isTrustworthy(endpoint.href)) {
    throw new StartError(
      `S3_ENDPOINT is ${endpoint.origin}, and browsers block it on pages of ${publicUrl}`,
      'Set it to an address that starts with https://.',
    )
  }
  const account: S3Account = {
    endpoint: data.S3_ENDPOINT,
    region,
    pathStyle: data.S3_PATH_STYLE ?? data.S3_ENDPOINT !== undefined,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
  return bucketOf(account, bucket)
}
