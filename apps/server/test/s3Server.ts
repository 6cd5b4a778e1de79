import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { momentOf, readClaim, signatureFor } from './awsSignature.ts'

const bucket = 'hearth'
const region = 'eu-south-1'
const accessKeyId = 'S3RVER'
const secretAccessKey = 'a secret of the test store'

/** The CORS rule of docs/deployment.md, for one panel. */
const corsRule = (origin: string): string => `<CORSConfiguration>
  <CORSRule>
    <AllowedOrigin>${origin}</AllowedOrigin>
    <AllowedMethod>PUT</AllowedMethod>
    <AllowedHeader>content-type</AllowedHeader>
    <MaxAgeSeconds>3600</MaxAgeSeconds>
  </CORSRule>
</CORSConfiguration>`

/**
 * Why a store must refuse a request. s3rver implements the protocol, but does not check signatures of
 * version 4.
 */
const refusal = (request: IncomingMessage, now: number): string | undefined => {
  const claim = readClaim(request)
  if (!claim) return 'AccessDenied'
  if (claim.credential[0] !== accessKeyId) return 'InvalidAccessKeyId'
  if (claim.credential[2] !== region) return 'AuthorizationHeaderMalformed'
  const right = signatureFor(request, claim, secretAccessKey)
  if (claim.signature !== right) return 'SignatureDoesNotMatch'
  const late = now - momentOf(claim.date) > (claim.expires ?? 900) * 1000
  return late ? 'AccessDenied' : undefined
}

/** An S3-compatible store with one empty bucket, on a port of its own. */
export interface S3Server {
  readonly url: string
  /** The variables for the server. */
  readonly env: Readonly<Record<string, string>>
  /** Method and path of all requests so far. */
  readonly requests: string[]
  /** Milliseconds by which the clock of the store is ahead. */
  ahead: number
  /** Answers with this status and code instead, except to a browser's preflight request. */
  failing: { readonly status: number; readonly code: string } | undefined
  /** Allows pages of this origin to send files to the bucket. */
  allow(origin: string): Promise<void>
  stop(): Promise<void>
}

export const startS3Server = async (): Promise<S3Server> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'hearth-s3-'))
  const open = async (configs: string[]): Promise<ReturnType<S3rver['callback']>> => {
    const store = new S3rver({
      directory,
      silent: true,
      vhostBuckets: false,
      allowMismatchedSignatures: true,
      configureBuckets: [{ name: bucket, configs }],
    })
    await store.configureBuckets()
    return store.callback()
  }
  let serve = await open([])
  const requests: string[] = []
  const state = { ahead: 0, failing: undefined as S3Server['failing'] }
  const refuse = (request: IncomingMessage): S3Server['failing'] => {
    const code = refusal(request, Date.now() + state.ahead)
    return state.failing ?? (code ? { status: 403, code } : undefined)
  }
  // One at a time: s3rver answers 500 when it lists a file that another request removes.
  let last: Promise<unknown> = Promise.resolve()
  const serveInTurn = (request: IncomingMessage, response: ServerResponse) => {
    last = last.then(() => {
      if (response.closed) return
      const ended = new Promise((resolve) => response.once('close', resolve))
      serve(request, response)
      return ended
    })
  }
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url?.split('?')[0]}`)
    const answer = request.method === 'OPTIONS' ? undefined : refuse(request)
    if (!answer) return serveInTurn(request, response)
    request.resume()
    response.writeHead(answer.status, {
      'content-type': 'application/xml',
      'access-control-allow-origin': request.headers.origin ?? '*',
    })
    response.end(`<?xml version="1.0"?><Error><Code>${answer.code}</Code></Error>`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(state, {
    url,
    requests,
    env: {
      S3_ENDPOINT: url,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    allow: async (origin: string) => {
      serve = await open([corsRule(origin)])
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      await rm(directory, { recursive: true })
    },
  })
}
