import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

// An independent implementation of AWS Signature Version 4 from Amazon's description, to check the
// signatures of the server's library.

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')
const mac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest()

/** The signature fields of a request, in its address or in a header. */
interface Claim {
  /** Id of the key, day, region, service, `aws4_request`. */
  readonly credential: readonly string[]
  readonly signedHeaders: readonly string[]
  readonly signature: string
  /** As `20130524T000000Z`. */
  readonly date: string
  /** Seconds; undefined for a request that is signed in its header. */
  readonly expires: number | undefined
}

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

const addressOf = ({ url }: Request): URL => new URL(url ?? '', 'http://store')

/** Undefined for an unsigned request. */
export const readClaim = (request: Request): Claim | undefined => {
  const query = addressOf(request).searchParams
  const parts = Object.fromEntries(
    (request.headers.authorization ?? '')
      .replace('AWS4-HMAC-SHA256 ', '')
      .split(', ')
      .map((part) => part.split('=')),
  )
  const credential: string | null = parts.Credential ?? query.get('X-Amz-Credential')
  if (!credential) return undefined
  return {
    credential: credential.split('/'),
    signedHeaders: (parts.SignedHeaders ?? query.get('X-Amz-SignedHeaders')).split(';'),
    signature: parts.Signature ?? query.get('X-Amz-Signature'),
    date: String(request.headers['x-amz-date'] ?? query.get('X-Amz-Date')),
    expires: query.has('X-Amz-Expires') ? Number(query.get('X-Amz-Expires')) : undefined,
  }
}

/** Parses such a date. */
export const momentOf = (date: string): number =>
  Date.parse(date.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))

/** The correct signature for a request with these claims. */
export const signatureFor = (request: Request, claim: Claim, secret: string): string => {
  const { pathname, search } = addressOf(request)
  const query = search
    .slice(1)
    .split('&')
    .filter((pair) => pair && !pair.startsWith('X-Amz-Signature='))
    .sort()
    .join('&')
  const canonical = [
    request.method,
    pathname,
    query,
    ...claim.signedHeaders.map((name) => `${name}:${request.headers[name] ?? ''}`),
    '',
    claim.signedHeaders.join(';'),
    request.headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD',
  ].join('\n')
  const [, ...scope] = claim.credential
  const key = scope.reduce<string | Buffer>(mac, `AWS4${secret}`)
  const text = ['AWS4-HMAC-SHA256', claim.date, scope.join('/'), digest(canonical)].join('\n')
  return mac(key, text).toString('hex')
}
