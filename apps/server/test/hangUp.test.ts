// Specification: 7

import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, createTestApp, type TestApp } from './helper.ts'
import { png } from './images.ts'
import { until } from './outbox.ts'

const portOf = ({ app }: TestApp): number => (app.server.address() as AddressInfo).port

/** Starts a request that may fail when it is destroyed. */
const open = (port: number, options: object): ClientRequest =>
  request({ host: '127.0.0.1', port, ...options }).on('error', () => undefined)

const statusOf = async (call: ClientRequest): Promise<number | undefined> => {
  const [response]: IncomingMessage[] = await once(call, 'response')
  if (response) await text(response)
  return response?.statusCode
}

describe('an upload whose sender hangs up', () => {
  let test: TestApp
  let admin: Browser
  beforeAll(async () => {
    test = await createTestApp()
    admin = await test.browseAsAdmin()
    await test.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => test.close())

  /** How many files are arriving, and how many have arrived. */
  const countUploads = async () => {
    const incoming = path.join(test.config.dataDir, 'files/incoming')
    const entries = await readdir(incoming, { recursive: true, withFileTypes: true }).catch(
      () => [],
    )
    const files = entries.filter((entry) => entry.isFile())
    const arriving = files.filter(({ parentPath }) => parentPath === incoming).length
    return { arriving, arrived: files.length - arriving }
  }

  it('leaves nothing, and its link still works', async () => {
    const body = { fileName: 'gold.png', fileType: 'image/png' }
    const { url } = (await admin.post('/file/generate-upload-url/admin', body)).json()
    const { pathname, search } = new URL(url)
    const headers = { 'content-type': 'image/png', 'content-length': png.length }
    const put = { method: 'PUT', path: pathname + search, headers }

    const aborted = open(portOf(test), put)
    aborted.write(png.subarray(0, 9))
    await until(async () => (await countUploads()).arriving === 1)
    aborted.destroy()
    await until(async () => (await countUploads()).arriving === 0)
    expect(await countUploads()).toEqual({ arriving: 0, arrived: 0 })

    expect(await statusOf(open(portOf(test), put).end(png))).toBe(200)
    expect(await countUploads()).toEqual({ arriving: 0, arrived: 1 })
  })
})

it('a caller that hangs up frees the place in the queue of its address', async () => {
  const released = Promise.withResolvers<void>()
  let calls = 0
  const listPosts = async () => {
    calls += 1
    await released.promise
    return { data: [] }
  }
  const listInvites = async () => ({ data: [] })
  const test = await createTestApp({ handlers: { listPosts, listInvites } })
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const { cookie } = await test.browseAsAdmin()
  const get = (name: string) =>
    open(portOf(test), { path: `/api/${name}`, headers: { cookie } }).end()

  const waiting = Array.from({ length: 20 }, () => get('posts'))
  await until(() => calls === 20)
  for (const call of waiting) call.destroy()
  await until(async () => (await statusOf(get('invite'))) === 200)
  const statuses = await Promise.all(Array.from({ length: 19 }, () => statusOf(get('invite'))))
  expect(statuses).toEqual(Array(19).fill(200))

  released.resolve()
  await test.close()
  const lines = test.logged.map((line) => JSON.parse(line))
  expect(lines.filter(({ level }) => level === 'error')).toEqual([])
})
