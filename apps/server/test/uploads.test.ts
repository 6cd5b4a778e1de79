// Specification: 2.21, 7

import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { requireUpload, sweepUploads, unshownImages } from '../src/files/uploads.ts'
import { limits } from '../src/kernel/limits.ts'
import { auditEntries, rateLimits, uploads } from '../src/platform/database/schema.ts'
import { createFolderStore } from '../src/platform/files/folderStore.ts'
import { type Browser, createTestApp, type TestApp } from './helper.ts'
import { gif, jpeg, png, pngOf, webp } from './images.ts'
import { until } from './outbox.ts'

let test: TestApp
let admin: Browser
beforeAll(async () => {
  test = await createTestApp({ sends: true })
  admin = await test.browseAsAdmin()
})
afterAll(() => test.close())
beforeEach(() => test.db.delete(rateLimits))

const mebibyte = 1024 * 1024

const ask = (fileName = 'gold.png', fileType = 'image/png') =>
  admin.post('/file/generate-upload-url/admin', { fileName, fileType })
const grant = async (fileName?: string, fileType?: string): Promise<URL> =>
  new URL((await ask(fileName, fileType)).json().url)

/** As the panel sends it: straight to the link, with the type of the file and without a cookie. */
const put = (url: URL, payload: Buffer = png, type = 'image/png') =>
  test.app.inject({
    method: 'PUT',
    url: url.pathname + url.search,
    headers: { 'content-type': type },
    payload,
  })
const look = (pathname: string) => test.app.inject({ method: 'GET', url: pathname })
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

describe('a link for an upload', () => {
  it('is signed, on this origin, and contains no input of the person [ASVS 5.3.2]', async () => {
    const url = await grant('../../My Secret.PNG')
    expect(url.origin).toBe('http://localhost:3000')
    expect(url.pathname).toMatch(/^\/api\/files\/images\/[0-9a-f-]{36}\.png$/)
    const [entry] = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'upload.grant'))
    expect(entry).toMatchObject({ actorId: admin.userId, after: { path: url.pathname } })
  })

  it.each([
    ['a.svg', 'image/svg+xml'],
    ['a.pdf', 'application/pdf'],
    ['a.png', 'constructor'],
    ['IMG_1.heic', 'image/heic'],
    ['a.avif', 'image/avif'],
  ])('is refused for %s as %s [ASVS 1.3.4]', async (fileName, fileType) => {
    const response = await ask(fileName, fileType)
    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual([
      {
        field: 'fileType',
        message: 'File type not supported. Accepted types: PNG, JPEG, WebP, GIF',
      },
    ])
  })

  it.each([
    ['a.jpeg', 'image/jpeg', '.jpg'],
    ['a.JPG', 'image/JPEG', '.jpg'],
    ['a.jfif', 'image/jpeg', '.jpg'],
    ['1000008715', 'image/jpeg', '.jpg'],
    ['pic.jpg_large', 'image/jpeg', '.jpg'],
    ['a.html', 'image/png', '.png'],
    ['a.webp', 'image/webp', '.webp'],
    ['a.gif', 'image/gif', '.gif'],
  ])('is given for %s as %s', async (fileName, fileType, extension) => {
    expect(path.extname((await grant(fileName, fileType)).pathname)).toBe(extension)
  })

  it('is not granted without an audit entry', async () => {
    const before = await test.db.$count(uploads)
    const refuse =
      "alter table audit_log add constraint refuse check (action <> 'upload.grant') not valid"
    await test.database.pool.query(refuse)
    try {
      expect((await ask()).statusCode).toBe(500)
    } finally {
      await test.database.pool.query('alter table audit_log drop constraint refuse')
    }
    expect(await test.db.$count(uploads)).toBe(before)
  })

  it('is limited', async () => {
    const statuses: number[] = []
    for (let i = 0; i <= limits.uploadUrl.points; i += 1) statuses.push((await ask()).statusCode)
    expect(statuses.at(-2)).toBe(200)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('sending a file', () => {
  it('stores it for a plan, and serves it to anyone once saved [ASVS 3.2.1]', async () => {
    const url = await grant()
    expect((await save(url.pathname)).statusCode).toBe(422)
    expect((await put(url)).statusCode).toBe(200)
    expect((await look(url.pathname)).statusCode).toBe(404)
    expect((await save(url.pathname)).statusCode).toBe(201)
    const shown = await look(url.pathname)
    expect(shown.statusCode).toBe(200)
    expect(shown.rawPayload).toEqual(png)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=3600',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
  })

  it.each([
    [
      'is no image',
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      "This file isn't a PNG image",
    ],
    ['is an image of another type', gif, "This file isn't a PNG image"],
    ['has too many pixels', pngOf(60_000, 60_000), 'The image must have at most 40 megapixels'],
  ])(
    'is refused on its field, removed and never shown when it %s [ASVS 5.2.2]',
    async (_what, bytes, message) => {
      const url = await grant()
      await put(url, bytes)
      expect((await look(url.pathname)).statusCode).toBe(404)
      const answer = await save(url.pathname)
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toEqual([{ field: 'image', message }])
      expect((await look(url.pathname)).statusCode).toBe(404)
      const again = { field: 'image', message: 'Please upload the image again' }
      expect((await save(url.pathname)).json().errors).toEqual([again])
    },
  )

  it.each([
    ['a.jpg', 'image/jpeg', jpeg],
    ['a.webp', 'image/webp', webp],
    ['a.gif', 'image/gif', gif],
  ])('keeps %s as %s', async (fileName, fileType, bytes) => {
    const url = await grant(fileName, fileType)
    expect((await put(url, bytes, fileType)).statusCode).toBe(200)
    expect((await save(url.pathname)).statusCode).toBe(201)
    expect((await look(url.pathname)).headers['content-type']).toBe(fileType)
  })

  it('is refused when it is removed while a plan is being saved with it', async () => {
    const url = await grant()
    await put(url)
    const key = url.pathname.replace('/api/files/', '')
    const { verifyUpload } = test.files
    vi.spyOn(test.files, 'verifyUpload').mockImplementationOnce(async (...given) => {
      const isStored = await verifyUpload(...given)
      await test.db.delete(uploads).where(eq(uploads.key, key))
      return isStored
    })
    const answer = await save(url.pathname)
    expect(answer.statusCode).toBe(422)
    const again = { field: 'image', message: 'Please upload the image again' }
    expect(answer.json().errors).toEqual([again])
  })

  it('works once, even for two at the same time', async () => {
    const url = await grant()
    const responses = await Promise.all([put(url), put(url)])
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await put(url, Buffer.from('other'))).statusCode).toBe(409)
    expect((await save(url.pathname)).statusCode).toBe(201)
    expect((await put(url, Buffer.from('other'))).statusCode).toBe(409)
    expect((await look(url.pathname)).rawPayload).toEqual(png)
  })

  it('accepts at most five megabytes, and stores no part of a larger file', async () => {
    const full = await grant()
    expect((await put(full, Buffer.alloc(5 * mebibyte))).statusCode).toBe(200)
    const over = await grant()
    expect((await put(over, Buffer.alloc(5 * mebibyte + 1))).statusCode).toBe(413)
    expect((await look(over.pathname)).statusCode).toBe(404)
    const incoming = path.join(test.config.dataDir, 'files/incoming')
    expect(await readdir(incoming)).toEqual(['images'])
    expect(await readdir(path.join(incoming, 'images'))).not.toContain(path.basename(over.pathname))
  })

  it('counts the received bytes, whatever the declared length [ASVS 5.2.1]', async () => {
    const folder = path.join(test.config.dataDir, 'files')
    const publicUrl = test.config.publicUrl
    const files = createFolderStore({ folder, publicUrl, keys: test.keys.uploads })
    const body = (async function* () {
      for (let i = 0; i < 6; i += 1) yield Buffer.alloc(mebibyte)
    })()
    const key = 'images/counted.png'
    await expect(
      files.write({ key, maxBytes: 5 * mebibyte }, Readable.from(body)),
    ).rejects.toMatchObject({ reason: 'tooLarge' })
    expect(await files.read(key)).toBeUndefined()
  })

  it.each([
    ['another type', (url: URL) => put(url, png, 'text/html')],
    [
      'another signature',
      (url: URL) => put(new URL(url.href.replace(/signature=.*/, `signature=${'A'.repeat(43)}`))),
    ],
    [
      'another name',
      (url: URL) =>
        put(new URL(url.href.replace(/[0-9a-f-]{36}/, '01932c07-8a51-4c44-9f0e-3b1d6a2f5e10'))),
    ],
  ])('is refused with %s', async (_what, send) => {
    const url = await grant()
    expect((await send(url)).statusCode).toBe(403)
    expect((await look(url.pathname)).statusCode).toBe(404)
  })

  it('is refused when the link has expired', async () => {
    const url = await grant()
    test.clock.advance(10 * 60_000)
    expect((await put(url)).statusCode).toBe(403)
  })

  it.each(['..%2f..%2fsecret-key', '%2e%2e/secret-key', 'x.png', '.png'])(
    'cannot read or write other files: %s',
    async (name) => {
      for (const method of ['GET', 'PUT'] as const) {
        const response = await test.app.inject({
          method,
          url: `/api/files/images/${name}?signature=x`,
          headers: { 'content-type': 'image/png' },
          payload: png,
        })
        expect([400, 404]).toContain(response.statusCode)
      }
    },
  )
})

describe('the image of an announcement', () => {
  const body = {
    title: 'Fair',
    description: 'On the green.',
    date: '2026-06-15T09:30:00.000Z',
    isActive: true,
    isPinned: false,
  }
  const announce = (imageUrl: string) => admin.post('/announcements', { ...body, imageUrl })
  const uploaded = async () => {
    const url = await grant()
    await put(url)
    return url.origin + url.pathname
  }

  it('is served to anyone once saved, and removed with the next one', async () => {
    const address = await uploaded()
    const { pathname } = new URL(address)
    expect((await look(pathname)).statusCode).toBe(404)
    const { data } = (await announce(address)).json()
    expect(data.imageUrl).toBe(address)
    expect((await look(pathname)).statusCode).toBe(200)
    expect(await unshownImages(test.db, [pathname.replace('/api/files/', '')])).toEqual([])

    const edit = (imageUrl: string) =>
      admin.call('PUT', `/announcements/${data.id}`, { body: { ...body, imageUrl } })
    expect((await edit(address)).json().data.imageUrl).toBe(address)
    expect((await look(pathname)).statusCode).toBe(200)

    const next = await uploaded()
    expect((await edit(next)).json().data.imageUrl).toBe(next)
    await until(async () => (await look(pathname)).statusCode === 404)
    await admin.call('DELETE', `/announcements/${data.id}`)
    // The announcement may come back until the trash is emptied (storedFiles.test.ts), its image too.
    expect((await look(new URL(next).pathname)).statusCode).toBe(404)
    const [entry] = (await admin.get('/record?kinds=announcement.delete')).json().data
    expect((await admin.post(`/record/${entry.id}/undo`)).statusCode).toBe(200)
    expect((await look(new URL(next).pathname)).statusCode).toBe(200)
  })

  it('of a plan in the trash is not served', async () => {
    const { pathname } = new URL(await uploaded())
    const { data } = (await save(pathname)).json()
    expect((await look(pathname)).statusCode).toBe(200)
    await admin.call('DELETE', `/membership-plan/delete/${data.id}`)
    expect((await look(pathname)).statusCode).toBe(404)
  })

  it('stays while a plan shows it too', async () => {
    const address = await uploaded()
    const { pathname } = new URL(address)
    expect((await save(pathname)).statusCode).toBe(201)
    const { data } = (await announce(address)).json()
    await admin.call('DELETE', `/announcements/${data.id}`)
    expect(await unshownImages(test.db, [pathname.replace('/api/files/', '')])).toEqual([])
  })

  it.each([
    ['/api/files/images/00000000-0000-4000-8000-000000000000.png', 'Please upload the image again'],
    ['/api/users/ban/5', 'Please enter a valid URL'],
    ['/api/files', 'Please enter a valid URL'],
  ])('is refused at %s of this server', async (path, message) => {
    const response = await announce(`http://localhost:3000${path}`)
    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual([{ field: 'imageUrl', message }])
  })

  it('is refused without an upload', async () => {
    const { origin, pathname } = await grant()
    expect((await announce(origin + pathname)).json().errors).toEqual([
      { field: 'imageUrl', message: 'Please upload the image again' },
    ])
  })
})

it('an unsaved upload is removed a day later', async () => {
  const [saved, forgotten, checked] = [await grant(), await grant(), await grant()]
  for (const url of [saved, forgotten, checked]) await put(url)
  await save(saved.pathname)
  // As in an edit that is then refused: the image was checked, but no record has it.
  const { now } = test.clock
  const enter = () => () => undefined
  await requireUpload({ ...test, actor: admin, enter, now }, checked.pathname, 'image')
  test.clock.advance(24 * 60 * 60_000 + 11 * 60_000)
  const arrived = path.join(test.config.dataDir, 'files/incoming/images')
  expect(await readdir(arrived)).toContain(path.basename(forgotten.pathname))
  await sweepUploads(test.db, test.outgoing.jobs, test.clock.now())
  await until(async () => !(await readdir(arrived)).includes(path.basename(forgotten.pathname)))
  expect((await look(saved.pathname)).statusCode).toBe(200)
  const left = await test.db.select({ key: uploads.key }).from(uploads)
  expect(left).toContainEqual({ key: saved.pathname.replace('/api/files/', '') })
  for (const { pathname } of [forgotten, checked]) {
    expect(left).not.toContainEqual({ key: pathname.replace('/api/files/', '') })
  }
  await until(async () => (await look(checked.pathname)).statusCode === 404)
})
