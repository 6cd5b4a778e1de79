// Specification: 2.19, 7

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { sweepUploads } from '../src/files/uploads.ts'
import { auditEntries, rateLimits } from '../src/platform/database/schema.ts'
import { createS3Client } from '../src/platform/files/s3Client.ts'
import { type Browser, createTestApp, type TestApp } from './helper.ts'
import { png, pngOf, pngOfBytes } from './images.ts'
import { until } from './outbox.ts'
import { type S3Server, startS3Server } from './s3Server.ts'

let store: S3Server
let test: TestApp
let admin: Browser
beforeAll(async () => {
  store = await startS3Server()
  test = await createTestApp({ env: store.env, sends: true })
  admin = await test.browseAsAdmin()
})
afterAll(async () => {
  await test.close()
  await store.stop()
})
beforeEach(() => test.db.delete(rateLimits))

const mebibyte = 1024 * 1024

const grant = async (fileName = 'gold.png', fileType = 'image/png'): Promise<URL> => {
  const answer = await admin.post('/file/generate-upload-url/admin', { fileName, fileType })
  return new URL(answer.json().url)
}
/** Sends a file like the panel. */
const put = (url: URL, body: Uint8Array<ArrayBuffer> = png, type = 'image/png') =>
  fetch(url, { method: 'PUT', headers: { 'content-type': type }, body })
const save = (image: string) =>
  admin.post('/membership-plan/create', {
    name: 'Gold',
    price: '1',
    period: 'month',
    description: '',
    features: [],
    isActive: true,
    image,
  })
/** Stores a document in the bucket, as the community's registration does. */
const putFile = async (key: string, text: string): Promise<void> => {
  if (!test.config.s3) throw new Error('No store is configured')
  const file = { type: 'application/pdf', bytes: Buffer.from(text) }
  await createS3Client(test.config.s3).send('PUT', key, file)
}
/** The path under which the server serves the image of a link. */
const shownPath = (url: URL): string => url.pathname.replace(/^\/hearth/, '')
const look = (url: URL) => test.app.inject({ method: 'GET', url: shownPath(url) })
/** Paths below the bucket that were requested with a method. */
const asked = (method: string): string[] =>
  store.requests
    .filter((line) => line.startsWith(`${method} `))
    .map((line) => line.slice(`${method} /hearth/`.length))

describe('a link for an upload', () => {
  it('leads to the store, for ten minutes, with a fixed type and name', async () => {
    const url = await grant('../../My Secret.PNG')
    expect(url.origin).toBe(store.url)
    expect(url.pathname).toMatch(/^\/hearth\/api\/files\/images\/[0-9a-f-]{36}\.png$/)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      'X-Amz-Expires': '600',
      'X-Amz-SignedHeaders': 'content-type;host',
    })
    const written = [...test.logged, JSON.stringify(await test.db.select().from(auditEntries))]
    expect(written.join()).not.toContain('X-Amz-')
  })

  it.each([
    ['another type', (url: URL) => put(url, png, 'text/html')],
    [
      'another name',
      (url: URL) => put(new URL(url.href.replace(/[0-9a-f-]{36}/, crypto.randomUUID()))),
    ],
    ['more time', (url: URL) => put(new URL(url.href.replace('Expires=600', 'Expires=6000')))],
    ['another method', (url: URL) => fetch(url, { method: 'DELETE' })],
  ])('is refused with %s', async (_what, send) => {
    const url = await grant()
    expect((await send(url)).status).toBe(403)
    expect((await save(url.pathname)).statusCode).toBe(422)
  })

  it('is refused when it has expired', async () => {
    const url = await grant()
    store.ahead = 10 * 60_000 + 1000
    expect((await put(url)).status).toBe(403)
    store.ahead = 0
  })
})

describe('an uploaded file', () => {
  it('is saved with a plan under its public path', async () => {
    const url = await grant()
    expect((await put(url)).status).toBe(200)
    const saved = await save(url.pathname)
    expect(saved.statusCode).toBe(201)
    expect(saved.json().data.image).toBe(shownPath(url))
    const shown = await look(url)
    expect(shown.rawPayload).toEqual(png)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=3600',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    const { id } = saved.json().data
    const body = { id, name: 'Gold', price: 1, period: 'month', description: '', isActive: true }
    const edited = await admin.call('PUT', '/membership-plan/edit', {
      body: { ...body, image: shownPath(url) },
    })
    expect([edited.statusCode, edited.json().data.image]).toEqual([200, shownPath(url)])
  })

  it('stays the same when the link is used again', async () => {
    const url = await grant()
    await put(url)
    await save(url.pathname)
    expect((await put(url, Buffer.concat([png, Buffer.from('other')]))).status).toBe(200)
    expect((await save(url.pathname)).statusCode).toBe(201)
    expect((await look(url)).rawPayload).toEqual(png)
  })

  it('is saved when the form is sent again, even if the first answer was lost', async () => {
    const url = await grant()
    await put(url)
    const key = test.files.keyOf(url.pathname) ?? ''
    // The state after a process that died before it could save its progress.
    await test.files.verifyUpload(
      { key, type: 'image/png', maxBytes: mebibyte },
      async (bytes) => bytes,
    )
    const answers = await Promise.all([save(url.pathname), save(url.pathname)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect((await look(url)).rawPayload).toEqual(png)
  })

  it('is not served before it is saved with a plan', async () => {
    const url = await grant()
    await put(url)
    expect((await look(url)).statusCode).toBe(404)
  })

  const full = pngOfBytes(5 * mebibyte)
  it('may have five megabytes', async () => {
    const url = await grant()
    await put(url, full)
    expect((await save(url.pathname)).statusCode).toBe(201)
    expect((await look(url)).rawPayload).toEqual(png)
  })

  it.each([
    ['one byte more', Buffer.concat([full, Buffer.alloc(1)]), 'Please upload the image again'],
    [
      'the bytes of another type',
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      "This file isn't a PNG image",
    ],
    ['no bytes', Buffer.alloc(0), "This file isn't a PNG image"],
    ['too many pixels', pngOf(60_000, 60_000), 'The image must have at most 40 megapixels'],
  ])('is refused on its field and removed with %s', async (_what, bytes, message) => {
    const url = await grant()
    expect((await put(url, bytes)).status).toBe(200)
    const answer = await save(url.pathname)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual([{ field: 'image', message }])
    expect(asked('DELETE').at(-1)).toBe(shownPath(url).slice(1))
    expect((await look(url)).statusCode).toBe(404)
  })

  it('is refused for a path that was never granted', async () => {
    for (const path of ['/hearth/api/files/images/x.png', '/hearth/tiers/x.png', '/etc/passwd']) {
      expect((await save(path)).statusCode).toBe(422)
    }
  })
})

it('unsaved uploads are removed a day later, saved ones stay', async () => {
  const [saved, forgotten] = [await grant(), await grant()]
  await put(saved)
  await put(forgotten)
  await save(saved.pathname)
  const now = new Date(test.clock.now().getTime() + 24 * 60 * 60_000 + 11 * 60_000)
  const before = store.requests.length
  await sweepUploads(test.db, test.outgoing.jobs, now)
  const removed = await until(() => {
    const sent = store.requests.slice(before)
    return sent.includes(`DELETE ${forgotten.pathname}`) && sent
  })
  expect(removed.join()).not.toContain(shownPath(saved))
  expect((await look(saved)).statusCode).toBe(200)
  expect((await save(forgotten.pathname)).statusCode).toBe(422)
})

describe('while the store is down', () => {
  it('a link is granted, and the image and the plan fail with the reason', async () => {
    const shown = await grant()
    await put(shown)
    await save(shown.pathname)
    const url = await grant()
    store.failing = { status: 500, code: 'InternalError' }
    expect((await grant()).origin).toBe(store.url)
    const words = {
      message: "The file storage isn't responding. Please try again.",
      code: 'unavailable',
    }
    for (const answer of [await save(url.pathname), await look(shown)]) {
      expect([answer.statusCode, answer.json()]).toEqual([503, words])
    }
    expect(test.logged.join('')).toContain('refused a GET with 500 InternalError')
    expect(test.logged.join('')).not.toContain(store.env.S3_SECRET_ACCESS_KEY)
    store.failing = undefined
    await put(url)
    expect((await save(url.pathname)).statusCode).toBe(201)
  })
})

it('documents stream through the server, which checks the session first', async () => {
  await putFile('documents/1.pdf', 'a passport')
  const { id } = await test.createUser({ passport: 'documents/1.pdf' })
  const { data } = (await admin.get(`/users/${id}`)).json()
  expect(data.passport).toMatch(/^\/api\/documents\//)
  const link = data.passport.replace(/^\/api/, '')
  const before = store.requests.length
  expect((await test.anonymous().get(link)).statusCode).toBe(401)
  expect(store.requests).toHaveLength(before)
  const file = await admin.get(link)
  expect([file.statusCode, file.body]).toEqual([200, 'a passport'])
  expect(file.headers['content-disposition']).toMatch(/^attachment; /)
})

it('pages may connect to the store, and the server accepts no uploads itself', async () => {
  const answer = await test.app.inject({ method: 'GET', url: '/healthz' })
  const policy = String(answer.headers['content-security-policy'])
  expect(policy).toContain(`connect-src 'self' ${store.url};`)
  expect(policy).toContain("script-src 'self';")
  const put = await test.app.inject({
    method: 'PUT',
    url: `/api/files/images/${crypto.randomUUID()}.png?signature=x`,
    headers: { 'content-type': 'image/png' },
    payload: png,
  })
  expect(put.statusCode).toBe(404)
})
