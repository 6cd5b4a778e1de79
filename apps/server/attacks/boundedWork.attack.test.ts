// Requests of a few megabytes that could take the server seconds or gigabytes (ASVS 5.0, 15.2.2).

import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { maxViewBytes } from '../src/documents/view.ts'
import { simultaneous } from '../src/kernel/limits.ts'
import { rateLimits } from '../src/platform/database/schema.ts'
import { type Browser, createTestApp, type TestApp } from '../test/helper.ts'
import { gif, png, pngOfBytes } from '../test/images.ts'
import { until } from '../test/outbox.ts'
import { crowdedImages, endlessImages } from './crowdedImages.ts'

let test: TestApp
let admin: Browser
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.browseAsAdmin()
  await test.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => test.close())
beforeEach(() => test.db.delete(rateLimits))

/** Processor time of this thread, which answers all requests. */
const millisecondsOf = async <T>(work: () => Promise<T>): Promise<[milliseconds: number, T]> => {
  const before = process.threadCpuUsage()
  const result = await work()
  const { user, system } = process.threadCpuUsage(before)
  return [(user + system) / 1000, result]
}

/** Uploads an image. Returns a function that saves a plan with it. */
const upload = async (type: string, bytes: Buffer, by = admin) => {
  const body = { fileName: 'image', fileType: type }
  const { url } = (await by.post('/file/generate-upload-url/admin', body)).json()
  const { pathname, search } = new URL(url)
  const sent = await test.app.inject({
    method: 'PUT',
    url: pathname + search,
    headers: { 'content-type': type },
    payload: bytes,
  })
  expect(sent.statusCode).toBe(200)
  return () =>
    by.post('/membership-plan/create', {
      name: 'Gold',
      price: '1',
      period: 'month',
      description: '',
      features: [],
      isActive: true,
      image: pathname,
    })
}

/**
 * Processor time that the thread needs to save a plan with an image: the least of three, since
 * caches that the other processes of a busy machine empty only add to it.
 */
const millisecondsToSave = async (
  type: string,
  bytes: Buffer,
  statuses: readonly number[],
): Promise<number> => {
  let least = Number.POSITIVE_INFINITY
  for (let saves = 0; saves < 3; saves += 1) {
    const [milliseconds, { statusCode }] = await millisecondsOf(await upload(type, bytes))
    expect(statuses).toContain(statusCode)
    least = Math.min(least, milliseconds)
  }
  return least
}

describe('an image of 5 MB', () => {
  let plain = 0
  beforeAll(async () => {
    plain = await millisecondsToSave('image/png', pngOfBytes(5 * 1024 * 1024), [201])
  })

  it.each(crowdedImages)(
    'costs the thread of the server no more with %s than with one part',
    async (_what, type, bytes) => {
      expect(await millisecondsToSave(type, bytes, [201, 422])).toBeLessThan(3 * plain + 100)
    },
  )

  it('that takes a decoder a minute does not delay other people [ASVS 15.2.2]', async () => {
    const owners = await Promise.all(Object.keys(endlessImages).map(() => test.browseAsAdmin()))
    const saves = await Promise.all(
      Object.entries(endlessImages).map(([type, bytes], at) => upload(type, bytes, owners[at])),
    )
    let answered = 0
    const answers = saves.map(async (save) => {
      const answer = await save()
      answered += 1
      return answer
    })
    for (let reads = 0; reads < 20; reads += 1) {
      expect((await admin.get('/membership-plan/get-all')).statusCode).toBe(200)
    }
    expect(answered).toBe(0)
    for (const answer of await Promise.all(answers)) {
      // Only a fast machine decodes it within the time limit.
      expect([201, 422]).toContain(answer.statusCode)
    }
  })

  it('waits when two are checked, and is refused when two wait', async () => {
    const people = await Promise.all(Array.from({ length: 7 }, () => test.browseAsAdmin()))
    const saves = await Promise.all(people.map((by) => upload('image/png', png, by)))
    const answers = await Promise.all(saves.map((save) => save()))
    const statuses = answers.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([201, 201, 201, 201, 503, 503, 503])
    const refused = answers.find(({ statusCode }) => statusCode === 503)
    expect(refused?.headers['retry-after']).toBe('5')
    // The upload of a refused call stays, for another try.
    const again = saves[answers.findIndex(({ statusCode }) => statusCode === 503)]
    expect((await again?.())?.statusCode).toBe(201)
  })

  it('is one of two that a person may have checked at the same time', async () => {
    const other = await test.browse(admin.userId)
    const saves = [
      await upload('image/png', png),
      await upload('image/png', png),
      await upload('image/png', png, other),
    ]
    const answers = await Promise.all(saves.map((save) => save()))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 429])
  })

  it('that ends in its head is refused on its field', async () => {
    const answer = await (await upload('image/gif', gif.subarray(0, 10)))()
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [{ field: 'image', message: "This file isn't a GIF image" }],
    ])
  })
})

describe('a hundred views of a document that nobody reads', () => {
  it('take no memory, and end with their connections', async () => {
    const folder = path.join(test.config.dataDir, 'files/documents')
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, 'large.pdf'), Buffer.alloc(maxViewBytes, 'x'))
    const { id } = await test.createUser({ passport: 'documents/large.pdf' })
    const reviewer = await test.browse(
      (await test.createUser({ role: 'admin', teamRole: 'reviewer' })).id,
    )
    const read = vi.spyOn(test.files, 'read')
    const { port } = test.app.server.address() as AddressInfo
    const calls = Array.from({ length: 100 }, () =>
      request({
        port,
        path: `/api/users/${id}/documents/passport/view`,
        method: 'POST',
        agent: false,
        headers: { cookie: reviewer.cookie },
      }).on('error', () => undefined),
    )
    const answers: (number | undefined)[] = []
    for (const call of calls) {
      call.end()
      const [answer]: IncomingMessage[] = await once(call, 'response')
      answers.push(answer?.statusCode)
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(simultaneous.documentsSent)
    expect(answers.filter((status) => status === 429)).toHaveLength(
      100 - simultaneous.documentsSent,
    )

    const files = await Promise.all(read.mock.results.map(({ value }) => value))
    const bodies = files.map(({ body }) => body)
    expect(bodies).toHaveLength(simultaneous.documentsSent)
    for (const body of bodies) {
      expect(body.destroyed).toBe(false)
      // What the connection buffers, not the file.
      expect(body.bytesRead).toBeLessThan(maxViewBytes / 2)
    }
    for (const call of calls) call.destroy()
    await until(() => bodies.every(({ destroyed }) => destroyed))
    read.mockRestore()
    // The places are free a moment after the files are closed.
    const view = () => reviewer.post(`/users/${id}/documents/passport/view`)
    await expect
      .poll(async () => (await view()).rawPayload.length, { timeout: 30_000 })
      .toBe(maxViewBytes)
  })
})

describe('a body of empty items', () => {
  const names = (count: number) => `[${Array(count).fill('{}').join()}]`

  it.each([
    ['PUT', '/reason-templates', `{"etag":"x","templates":${names(85_000)}}`],
    ['POST', '/membership-plan/create', `{"features":${names(20_000)}}`],
    ['POST', '/announcements', `{${Array.from({ length: 6000 }, (_, at) => `"${at}":1`).join()}}`],
  ] as const)('costs little more than its parsing: %s %s', async (method, url, payload) => {
    const [parsing] = await millisecondsOf(async () => JSON.parse(payload))
    const send = () =>
      test.app.inject({
        method,
        url: `/api${url}`,
        headers: { cookie: admin.cookie, 'content-type': 'application/json' },
        payload,
      })
    // The first call compiles the schema.
    await send()
    const [milliseconds, answer] = await millisecondsOf(send)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors.length).toBeLessThanOrEqual(20)
    expect(milliseconds).toBeLessThan(10 * parsing + 50)
  })

  it('may be nested as deeply as it has room for', async () => {
    const depth = 30_000
    const response = `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/account/passkeys',
      headers: { cookie: admin.cookie, 'content-type': 'application/json' },
      payload: `{"name":"Key","response":${response}}`,
    })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
  })
})
