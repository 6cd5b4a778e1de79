import type { S3Settings } from '../platform/files/s3Client.ts'
import { StartError } from '../platform/startError.ts'
import { isTrustworthy } from './values.ts'
import type { Variables } from './variables.ts'

const demanded = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

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
  const pathStyle = data.S3_PATH_STYLE ?? data.S3_ENDPOINT !== undefined
  if (!pathStyle) endpoint.hostname = `${bucket}.${endpoint.hostname}`
  return {
    bucketUrl: pathStyle ? `${endpoint.origin}/${bucket}` : endpoint.origin,
    region,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}
