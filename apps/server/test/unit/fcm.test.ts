import { createVerify, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PermanentError } from '../../src/platform/jobs/queue.ts'
import { createLog } from '../../src/platform/log.ts'
import { createFcmPusher } from '../../src/platform/push/fcmPusher.ts'
import type { Pusher } from '../../src/platform/push/pusher.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

interface Seen {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

let seen: Seen[] = []
/** The answer of the service to a message. By default it is accepted. */
let answer: (response: ServerResponse) => void
const reply = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
/** An error as documented for the API. */
const fcmError = (status: number, errorCode: string, violated?: string) => ({
  error: {
    code: status,
    message: 'What went wrong.',
    status: 'X',
    details: [
      { '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode },
      ...(violated
        ? [
            {
              '@type': 'type.googleapis.com/google.rpc.BadRequest',
              fieldViolations: [{ field: violated, description: 'Not valid' }],
            },
          ]
        : []),
    ],
  },
})

const service = createServer(async (request, response) => {
  const { url: path = '', headers } = request
  seen.push({ path, headers, body: await text(request) })
  if (path === '/token') {
    reply(response, 200, { access_token: `access-${seen.length}`, expires_in: 3599 })
  } else {
    answer(response)
  }
})
const logged: string[] = []
let origin: string
let pusher: Pusher
beforeAll(async () => {
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
afterAll(() => {
  service.closeAllConnections()
  service.close()
})
beforeEach(() => {
  seen = []
  answer = (response) => reply(response, 200, { name: 'projects/community/messages/1' })
  const account = {
    project_id: 'community',
    client_email: 'push@community.iam.example',
    private_key: privateKey,
    token_uri: `${origin}/token`,
  }
  const log = createLog('debug', { write: (line) => void logged.push(line) })
  pusher = createFcmPusher(account, log, origin)
})

const push = () =>
  pusher.push({ id: 'news', token: 'device-token', platform: 'ios', title: 'Hello', body: 'World' })
const messages = () => seen.filter(({ path }) => path !== '/token')

it('sends in the format of HTTP v1, with an access token of the service account', async () => {
  expect(await push()).toBe('sent')
  const [asked, sent] = seen
  const form = new URLSearchParams(asked?.body)
  expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer')
  const [head = '', claim = '', signature = ''] = form.get('assertion')?.split('.') ?? []
  const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  expect(decode(head)).toEqual({ alg: 'RS256', typ: 'JWT' })
  const { iat, exp, ...rest } = decode(claim)
  expect(rest).toEqual({
    iss: 'push@community.iam.example',
    scope: 'https://www.googleapis.com/auth/firebase.messaging',
    aud: `${origin}/token`,
  })
  expect(exp - iat).toBe(3600)
  const verifier = createVerify('RSA-SHA256').update(`${head}.${claim}`)
  expect(verifier.verify(publicKey, signature, 'base64url')).toBe(true)

  expect(sent?.path).toBe('/v1/projects/community/messages:send')
  expect(sent?.headers.authorization).toBe('Bearer access-1')
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    message: {
      token: 'device-token',
      notification: { title: 'Hello', body: 'World' },
      android: { notification: { tag: 'news' } },
      apns: { headers: { 'apns-collapse-id': 'news' } },
    },
  })
})

it('requests access once, and again when it was revoked', async () => {
  await push()
  await push()
  expect(seen.map(({ path }) => path === '/token')).toEqual([true, false, false])
  answer = (response) => reply(response, 401, fcmError(401, 'THIRD_PARTY_AUTH_ERROR'))
  await expect(push()).rejects.toThrow('The push service failed: 401')
  answer = (response) => reply(response, 200, {})
  await push()
  expect(seen.filter(({ path }) => path === '/token')).toHaveLength(2)
})

describe('a refusal', () => {
  it.each([
    ['an app that is gone', 404, fcmError(404, 'UNREGISTERED')],
    ['a token that never was one', 400, fcmError(400, 'INVALID_ARGUMENT', 'message.token')],
  ])('because of %s removes the device', async (_name, status, body) => {
    answer = (response) => reply(response, status, body)
    expect(await push()).toBe('gone')
  })

  it.each([
    ['a message that is no good', 400, fcmError(400, 'INVALID_ARGUMENT', 'message.notification')],
    ['a refusal that explains nothing', 400, {}],
    ['a device of another project', 403, fcmError(403, 'SENDER_ID_MISMATCH')],
  ])('because of %s is final', async (_name, status, body) => {
    answer = (response) => reply(response, status, body)
    await expect(push()).rejects.toBeInstanceOf(PermanentError)
  })
})

describe('a temporary failure is retried later', () => {
  it.each([
    ['too much at once', 429, fcmError(429, 'QUOTA_EXCEEDED')],
    ['not available', 503, fcmError(503, 'UNAVAILABLE')],
    ['no rights', 403, {}],
    ['no such project', 404, { error: { code: 404, message: 'x', status: 'NOT_FOUND' } }],
  ])('%s', async (_name, status, body) => {
    answer = (response) => reply(response, status, body)
    const failed = await push().catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(Error)
    expect(failed).not.toBeInstanceOf(PermanentError)
  })

  it.each([
    ['HTML of a proxy', (response: ServerResponse) => response.writeHead(502).end('<html>')],
    ['a line that breaks', (response: ServerResponse) => response.destroy()],
    [
      'a way to somewhere else',
      (response: ServerResponse) =>
        response.writeHead(307, { location: 'http://evil.example/' }).end(),
    ],
  ])('%s', async (_name, how) => {
    answer = how
    const failed = await push().catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(Error)
    expect(failed).not.toBeInstanceOf(PermanentError)
    expect(messages()).toHaveLength(1)
  })
})

it('neither the log nor a logged error contains the notification', async () => {
  answer = (response) => reply(response, 503, fcmError(503, 'UNAVAILABLE'))
  const failed = await push().catch(String)
  const secrets = /device-token|Hello|World|access-\d|PRIVATE/
  expect(`${failed}${logged.join('')}`).not.toMatch(secrets)
})
