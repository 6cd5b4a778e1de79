import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { lifetime } from '../src/http/answerCache.ts'
import { AppError } from '../src/kernel/errors.ts'
import { createTestApp, type TestApp } from './helper.ts'

const post = (i: number) => ({
  id: String(i),
  title: `Post ${i}`,
  description: 'Text',
  createdAt: '2026-01-01T00:00:00.000Z',
  user: { fullName: 'Ana Sousa', email: 'ana@example.org', profilePic: null },
})

let posts = Array.from({ length: 50 }, (_, i) => post(i))
let built = 0
let test: TestApp
let https: TestApp
beforeAll(async () => {
  const handlers = {
    listPosts: async () => ({ data: posts }),
    listInvites: {
      version: async () => 'version 1',
      read: async () => {
        built += 1
        return { data: [] }
      },
    },
  }
  test = await createTestApp({ handlers })
  https = await createTestApp({ handlers, env: { PUBLIC_URL: 'https://panel.example.org' } })
})
afterAll(async () => {
  await test.close()
  await https.close()
})

describe('an unchanged list', () => {
  it('is not sent again', async () => {
    const admin = await test.browseAsAdmin()
    const first = await admin.get('/posts')
    const tag = String(first.headers.etag)
    expect(tag).toMatch(/^W\/"[\w-]+"$/)
    const second = await admin.get('/posts', { headers: { 'if-none-match': `"x", ${tag}` } })
    expect([second.statusCode, second.body]).toEqual([304, ''])
    expect(second.headers['content-type']).toBeUndefined()

    posts = [...posts, post(99)]
    const third = await admin.get('/posts', { headers: { 'if-none-match': tag } })
    expect(third.statusCode).toBe(200)
    expect(third.headers.etag).not.toBe(tag)
  })

  it('is not read when its handler declares a version', async () => {
    const admin = await test.browseAsAdmin()
    const tag = String((await admin.get('/invite')).headers.etag)
    expect(built).toBe(1)
    const again = await admin.get('/invite', { headers: { 'if-none-match': tag } })
    expect([again.statusCode, built]).toEqual([304, 1])
  })

  it('requires a session before it compares the tag', async () => {
    const admin = await test.browseAsAdmin()
    const tag = String((await admin.get('/posts')).headers.etag)
    const stranger = await test.anonymous().get('/posts', { headers: { 'if-none-match': tag } })
    expect(stranger.statusCode).toBe(401)
  })
})

it('contains only what the contract names [ASVS 15.3.1]', async () => {
  const handlers = { listPosts: async () => ({ data: [{ ...post(1), canary: 1 }], canary: 2 }) }
  const own = await createTestApp({ handlers })
  const answer = await (await own.browseAsAdmin()).get('/posts')
  expect(answer.json()).toEqual({ data: [post(1)] })
  await own.close()
})

it('compresses long answers', async () => {
  const { cookie, get } = await test.browseAsAdmin()
  const packed = await test.app.inject({
    url: '/api/posts',
    headers: { cookie, 'accept-encoding': 'gzip, br' },
  })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe((await get('/posts')).body)
})

describe('a cached answer', () => {
  let version = 'first'
  let reads = 0
  let isRefused = false
  let own: TestApp
  beforeAll(async () => {
    const listPosts = {
      version: async () => version,
      isCacheable: true,
      read: async () => {
        if (isRefused) throw new AppError('notFound')
        reads += 1
        return { data: Array.from({ length: 50 }, (_, i) => post(i)) }
      },
    }
    own = await createTestApp({ handlers: { listPosts } })
  })
  afterAll(() => own.close())

  const ask = async (encoding?: string) => {
    const { cookie } = await own.browseAsAdmin()
    const accepted = encoding === undefined ? {} : { 'accept-encoding': encoding }
    return own.app.inject({ url: '/api/posts', headers: { cookie, ...accepted } })
  }

  it('is read once for all callers, in every encoding', async () => {
    const first = await ask()
    const again = await ask()
    expect(again.body).toBe(first.body)
    // These headers differ for each answer.
    const { date, vary, 'x-request-id': id } = again.headers
    expect(again.headers).toEqual({ ...first.headers, date, vary, 'x-request-id': id })
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await ask(`${encoding}, identity;q=0.5`)
      expect(packed.headers['content-encoding']).toBe(encoding)
      expect(packed.headers.vary).toContain('accept-encoding')
      expect(packed.headers.etag).toBe(first.headers.etag)
      expect(decode(packed.rawPayload).toString()).toBe(first.body)
    }
    expect((await ask('br;q=0')).body).toBe(first.body)
    expect(reads).toBe(1)
  })

  it('is read again after a change', async () => {
    const before = await ask()
    version = 'second'
    expect((await ask()).headers.etag).not.toBe(before.headers.etag)
    expect(reads).toBe(2)
  })

  it('expires after five minutes, because it contains personal data [ASVS 14.2.2]', async () => {
    version = 'expiring'
    const spy = vi.spyOn(globalThis, 'setTimeout')
    await ask()
    const [drop] = spy.mock.calls.find(([, delay]) => delay === lifetime) ?? []
    spy.mockRestore()
    const before = reads
    await ask()
    expect(reads).toBe(before)
    drop?.()
    await ask()
    expect(reads).toBe(before + 1)
  })

  it('requires a session', async () => {
    expect((await own.anonymous().get('/posts')).statusCode).toBe(401)
  })

  it('is not cached when it is refused', async () => {
    version = 'third'
    isRefused = true
    expect((await ask()).statusCode).toBe(404)
    isRefused = false
    expect((await ask()).json().data).toHaveLength(50)
  })
})

describe('headers', () => {
  it('isolate the panel [ASVS 3.4.2] [ASVS 3.4.4] [ASVS 3.4.5] [ASVS 3.4.6] [ASVS 3.5.4]', async () => {
    const { headers } = await test.anonymous().get('/posts')
    expect(headers['content-security-policy']).toBe(
      "default-src 'self';script-src 'self';style-src 'self';img-src 'self' data: https:;" +
        "connect-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none';" +
        "require-trusted-types-for 'script';trusted-types default",
    )
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin',
      'cache-control': 'no-store',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  it('include HSTS on https [ASVS 3.4.1]', async () => {
    const { headers } = await https.anonymous().get('/posts')
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  it.each(['/api/%', '/api/users/%ff', `/api/users/${'9'.repeat(200)}`])(
    'are sent even without a route: %s',
    async (url) => {
      const { statusCode, headers } = await test.app.inject({ url })
      expect(statusCode).toBe(400)
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'self'"),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cache-control': 'no-store',
        'x-request-id': expect.any(String),
      })
    },
  )

  it('are sent even for a request that is not HTTP', async () => {
    const address = await test.app.listen({ host: '127.0.0.1', port: 0 })
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    socket.end('no such thing\r\n\r\n')
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/)
    expect(answer).toContain("content-security-policy: default-src 'self'")
    expect(answer).toContain('cache-control: no-store')
    expect(answer).toMatch(/\r\n\r\n{"message":"The request isn't valid","code":"invalidRequest"}$/)
  })

  it('refuse a request whose end is ambiguous [ASVS 4.2.1]', async () => {
    const { port } = new URL(await https.app.listen({ host: '127.0.0.1', port: 0 }))
    const head =
      'POST /api/auth/signin HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
    for (const lengths of [
      'Content-Length: 2\r\nTransfer-Encoding: chunked',
      'Content-Length: 2\r\nContent-Length: 3',
    ]) {
      const socket = connect(Number(port), '127.0.0.1')
      socket.end(`${head}${lengths}\r\n\r\n{}`)
      expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /)
    }
  })

  it.each(['/api/posts', '/%61pi/posts', '/%61pi/documents/passport/x'])(
    'forbid storing the answer of %s',
    async (url) => {
      const { headers } = await test.app.inject({ url })
      expect(headers['cache-control']).toBe('no-store')
    },
  )

  it.each(['/reset-password', '/reset-password/', '/verify', '/accept-invite', '/join-team'])(
    'send no Referer from %s',
    async (url) => {
      const { headers } = await test.app.inject({ url: `${url}?token=secret` })
      expect(headers['referrer-policy']).toBe('no-referrer')
    },
  )
})

describe('health', () => {
  it('reports that the process is alive, and whether it is ready', async () => {
    const own = await createTestApp()
    expect((await own.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await own.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
    await own.database.close()
    expect((await own.app.inject('/healthz')).statusCode).toBe(200)
    expect((await own.app.inject('/readyz')).statusCode).toBe(503)
    await own.close()
  })
})
