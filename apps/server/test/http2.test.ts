// Specification: 7

import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ClientHttp2Session, constants } from 'node:http2'
import { request as httpsRequest } from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { connect as connectTls } from 'node:tls'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDrain, type Drain } from '../src/drain.ts'
import { hasGone } from '../src/http/gone.ts'
import { createCertificate } from './certificate.ts'
import { type Browser, createTestApp, password, type TestApp } from './helper.ts'
import { answerOf, ask, openSession } from './http2Client.ts'
import { png } from './images.ts'
import { until } from './outbox.ts'

const tls = createCertificate()
type Pair = [IncomingMessage, ServerResponse]

const json = { 'content-type': 'application/json' }

let isStopping = false
const drain: Drain = {
  isStopping: () => isStopping,
  isLeaving: () => false,
  mayAnswer: async () => undefined,
  run: async () => undefined,
}

let test: TestApp
let admin: Browser
let address: string
let session: ClientHttp2Session
beforeAll(async () => {
  test = await createTestApp({ tls, drain, env: { PUBLIC_URL: 'https://localhost' } })
  admin = await test.browseAsAdmin()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  address = `https://localhost:${(test.app.server.address() as AddressInfo).port}`
})
afterAll(() => test.close())
beforeEach(async () => {
  session = await openSession(address, tls.cert)
})
afterEach(() => {
  vi.useRealTimers()
  session.destroy()
  isStopping = false
})

it('is spoken where a client can, and HTTP/1.1 where not', async () => {
  expect(session.alpnProtocol).toBe('h2')
  expect((await ask(session, { ':path': '/healthz' })).body).toBe('{"status":"ok"}')

  const request = httpsRequest(`${address}/healthz`, { ca: tls.cert }).end()
  const [response] = await once(request, 'response')
  expect([response.httpVersion, response.statusCode]).toEqual(['1.1', 200])
  response.resume()
})

it('refuses what is older than TLS 1.2', async () => {
  const { port } = test.app.server.address() as AddressInfo
  const socket = connectTls({ port, ca: tls.cert, minVersion: 'TLSv1', maxVersion: 'TLSv1.1' })
  await expect(once(socket, 'secureConnect')).rejects.toThrow()
})

it('carries the session, in a cookie for https only, and the security headers', async () => {
  const { email } = await test.createUser()
  const signIn = JSON.stringify({ email, password })
  const to = { ':method': 'POST', ':path': '/api/auth/signin', ...json }
  const signedIn = await ask(session, to, signIn)
  expect(signedIn.status).toBe(200)
  expect(signedIn.headers['set-cookie']?.[0]).toMatch(/^__Host-sid=.*; HttpOnly; Secure;/)
  expect(signedIn.headers['strict-transport-security']).toMatch(/^max-age=31536000/)

  const { cookie } = admin
  const list = await ask(session, { ':path': '/api/users', cookie })
  expect(list.status).toBe(200)
  const tag = { 'if-none-match': list.headers.etag }
  expect(await ask(session, { ':path': '/api/users', cookie, ...tag })).toMatchObject({
    status: 304,
    body: '',
  })
})

it('refuses a body that is too large; other requests of the connection go on', async () => {
  const to = { ':method': 'POST', ':path': '/api/auth/signin', ...json }
  const large = JSON.stringify({ email: 'a'.repeat(270_000) })
  expect((await ask(session, to, large)).status).toBe(413)
  const begun = session.request({ ...to, 'content-length': large.length })
  expect((await answerOf(begun)).status).toBe(413)
  expect((await ask(session, { ':path': '/healthz' })).status).toBe(200)
})

/** A new signed link for an image, as a path. */
const grant = async (): Promise<string> => {
  const body = { fileName: 'gold.png', fileType: 'image/png' }
  const { url } = (await admin.post('/file/generate-upload-url/admin', body)).json()
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** The names of uploaded files, and how many are arriving. */
const uploads = async () => {
  const incoming = path.join(test.config.dataDir, 'files/incoming')
  const entries = await readdir(incoming, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  const arriving = files.filter(({ parentPath }) => parentPath === incoming).length
  return { arriving, arrived: files.length - arriving }
}

/** Starts an upload, and resolves once the server writes its first bytes. */
const beginUpload = async (url: string) => {
  const headers = { ':method': 'PUT', ':path': url, 'content-type': 'image/png' }
  const stream = session.request(headers, { endStream: false })
  stream.on('error', () => undefined)
  stream.write(png.subarray(0, 9))
  await until(async () => (await uploads()).arriving === 1)
  return stream
}

describe('a body that comes slowly', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() })
  })

  it('has 30 seconds, for a call; the others of its connection go on', async () => {
    const received = once(test.app.server, 'request')
    const slow = session.request({ ':method': 'POST', ':path': '/api/auth/signin', ...json })
    slow.write('{"email":')
    await received
    vi.advanceTimersByTime(29_999)
    expect((await ask(session, { ':path': '/healthz' })).status).toBe(200)
    vi.advanceTimersByTime(1)
    const { status, body, headers } = await answerOf(slow)
    expect([status, JSON.parse(body).code]).toEqual([408, 'requestTimeout'])
    expect(headers['x-frame-options']).toBe('DENY')
    expect((await ask(session, { ':path': '/healthz' })).status).toBe(200)
  })

  it('holds nothing with an unsigned link: it is refused and closed', async () => {
    const url = (await grant()).replace(/signature=.*/, `signature=${'A'.repeat(43)}`)
    const refused = session.request({ ':method': 'PUT', ':path': url, 'content-type': 'image/png' })
    const closed = once(refused, 'close')
    refused.write(png.subarray(0, 9))
    expect((await answerOf(refused)).status).toBe(403)
    vi.advanceTimersByTime(30_000)
    await closed
  })

  it('has two minutes with a signed link for a file, and leaves nothing of it after that', async () => {
    const before = await uploads()
    const slow = await beginUpload(await grant())
    vi.advanceTimersByTime(119_000)
    expect((await ask(session, { ':path': '/healthz' })).status).toBe(200)
    expect(slow.closed).toBe(false)
    vi.advanceTimersByTime(1000)
    expect((await answerOf(slow)).status).toBe(408)
    await until(async () => (await uploads()).arriving === 0)
    expect(await uploads()).toEqual(before)
  })
})

describe('an upload that is aborted', () => {
  it.each([
    ['given up', new DOMException('The page was closed', 'AbortError')],
    ['ended without an error', undefined],
  ])('%s leaves nothing, and its link still works', async (_name, reason) => {
    const before = await uploads()
    const url = await grant()
    const aborted = await beginUpload(url)
    aborted.destroy(reason)
    await until(async () => (await uploads()).arriving === 0)
    expect(await uploads()).toEqual(before)

    const whole = { ':method': 'PUT', ':path': url, 'content-type': 'image/png' }
    expect((await ask(session, whole, png)).status).toBe(200)
    expect((await uploads()).arrived).toBe(before.arrived + 1)
  })

  it('with its whole connection leaves nothing either', async () => {
    const before = await uploads()
    await beginUpload(await grant())
    session.destroy()
    await until(async () => (await uploads()).arriving === 0)
    expect(await uploads()).toEqual(before)
  })
})

it('gives the place in the queue back once the answer is ready, read or not', async () => {
  await new Promise<void>((resolve) => {
    session.settings({ initialWindowSize: 0 }, () => resolve())
  })
  const unread = Array.from({ length: 20 }, () => session.request({ ':path': '/api/posts' }))
  await Promise.all(unread.map((stream) => once(stream, 'response')))
  expect((await admin.get('/posts', { from: '127.0.0.1' })).statusCode).toBe(200)
})

describe('a caller that hangs up', () => {
  /** Calls that reach their handler wait until they are released. */
  const createBlockedApp = async () => {
    const released = Promise.withResolvers<void>()
    let calls = 0
    const listPosts = async () => {
      calls += 1
      await released.promise
      return { data: [] }
    }
    const listInvites = async () => ({ data: [] })
    const blocked = await createTestApp({
      tls,
      handlers: { listPosts, listInvites },
      env: { PUBLIC_URL: 'https://localhost' },
    })
    await blocked.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = blocked.app.server.address() as AddressInfo
    const connection = await openSession(`https://localhost:${port}`, tls.cert)
    const { cookie } = await blocked.browseAsAdmin()
    return { blocked, released, connection, cookie, calls: () => calls }
  }

  it('takes no place in the queue of its address any more, and is logged with it', async () => {
    const { blocked, released, connection, cookie, calls } = await createBlockedApp()
    const seen: Pair[] = []
    blocked.app.server.on('request', (...pair: Pair) => seen.push(pair))
    const open = Array.from({ length: 20 }, () => {
      const call = connection.request({ ':path': '/api/posts', cookie })
      call.on('error', () => undefined)
      return call
    })
    await until(() => calls() === 20)
    for (const call of open) call.destroy(new DOMException('Enough', 'AbortError'))
    const invites = { ':path': '/api/invite', cookie }
    await until(async () => (await ask(connection, invites)).status === 200)
    expect(seen.slice(0, 20).map(([raw, reply]) => hasGone({ raw }, { raw: reply }))).toEqual(
      Array(20).fill(true),
    )
    const others = await Promise.all(Array.from({ length: 19 }, () => ask(connection, invites)))
    expect(others.map(({ status }) => status)).toEqual(Array(19).fill(200))

    released.resolve()
    connection.destroy()
    await blocked.close()
    const lines = blocked.logged.map((line) => JSON.parse(line))
    const requests = lines.filter(({ msg }) => msg === 'request')
    expect(requests.length).toBeGreaterThan(39)
    expect(requests.every(({ ip }) => ip === '127.0.0.1')).toBe(true)
    expect(lines.filter(({ level }) => level === 'error')).toEqual([])
  })
})

it('ends a connection with its next answer once the server is told to stop', async () => {
  const goneAway = once(session, 'goaway')
  isStopping = true
  const answers = await Promise.all([
    ask(session, { ':path': '/healthz' }),
    ask(session, { ':path': '/api/posts', cookie: admin.cookie }),
    ask(session, { ':path': '/%' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 400])
  expect(answers.map(({ headers }) => headers.connection)).toEqual(Array(3).fill(undefined))
  expect((await goneAway)[0]).toBe(constants.NGHTTP2_NO_ERROR)
  await until(() => session.destroyed)
})

it('drops nothing under load: each request that was looked at is answered', async () => {
  let handled = 0
  const listPosts = async () => {
    handled += 1
    return { data: [] }
  }
  const stopped = createDrain()
  const { app, ...loaded } = await createTestApp({
    tls,
    drain: stopped,
    handlers: { listPosts },
    env: { PUBLIC_URL: 'https://localhost', READS_PER_MINUTE: '1000000' },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const { cookie } = await loaded.browseAsAdmin()
  let answered = 0
  const failures: Error[] = []
  const askOn = async (connection: ClientHttp2Session): Promise<void> => {
    while (!connection.closed) {
      const { status } = await ask(connection, { ':path': '/api/posts', cookie })
      if (status !== 200) throw new Error(`The answer was ${status}`)
      answered += 1
    }
  }
  /**
   * Three requests at a time, on connections one after the other until no server is there. It may
   * refuse or reset the last connection: nothing was asked on that.
   */
  const askAgainAndAgain = async (): Promise<void> => {
    for (;;) {
      const opening = openSession(`https://localhost:${port}`, tls.cert)
      const connection = await opening.catch(() => undefined)
      if (!connection) return
      const outcomes = await Promise.allSettled([1, 2, 3].map(() => askOn(connection)))
      failures.push(...outcomes.flatMap((one) => (one.status === 'rejected' ? one.reason : [])))
    }
  }
  const asking = Array.from({ length: 4 }, askAgainAndAgain)
  await until(() => answered > 50)
  await stopped.run(app.server, 1)
  await Promise.all(asking)
  await loaded.close()
  expect(handled).toBe(answered)
  // Refused, or never sent: the caller knows that nothing was done.
  const isHarmless =
    /NGHTTP2_REFUSED_STREAM|pending stream has been canceled|after receiving a GOAWAY/
  expect(failures.map(({ message }) => message).filter((one) => !isHarmless.test(one))).toEqual([])
})
