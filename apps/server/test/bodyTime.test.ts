// Specification: 7

import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { Agent, request as httpRequest, type RequestOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Browser, createTestApp, type TestApp } from './helper.ts'
import { png } from './images.ts'
import { until } from './outbox.ts'

let test: TestApp
let admin: Browser
let port: number
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.browseAsAdmin()
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  port = (test.app.server.address() as AddressInfo).port
})
afterAll(() => test.close())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() })
})
afterEach(() => {
  vi.useRealTimers()
})

const grant = async (): Promise<string> => {
  const body = { fileName: 'gold.png', fileType: 'image/png' }
  const { url } = (await admin.post('/file/generate-upload-url/admin', body)).json()
  const { pathname, search } = new URL(url)
  return pathname + search
}

/**
 * Starts a request and resolves when the server has received it and asks for the body (RFC 9110,
 * 10.1.1).
 */
const begin = async (method: string, url: string, headers: RequestOptions['headers'] = {}) => {
  const begun = httpRequest({
    port,
    host: '127.0.0.1',
    method,
    path: url,
    agent,
    headers: { expect: '100-continue', ...headers },
  })
  begun.on('error', () => undefined)
  const answered = once(begun, 'response').then(async ([response]) => {
    await response.resume().toArray()
    return { status: response.statusCode as number, reused: begun.reusedSocket }
  })
  begun.flushHeaders()
  await once(begun, 'continue')
  return { begun, answered }
}
let agent: Agent
beforeEach(() => {
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
})
afterEach(() => agent.destroy())

/** Files that are being uploaded. */
const parts = async (): Promise<string[]> => {
  const incoming = path.join(test.config.dataDir, 'files/incoming')
  const entries = await readdir(incoming, { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

const json = { 'content-type': 'application/json' }
const image = { 'content-type': 'image/png', 'content-length': png.length }

describe('a body that comes slowly', () => {
  it('has 30 seconds, for a call', async () => {
    const { begun, answered } = await begin('POST', '/api/auth/signin', json)
    begun.write('{"email":')
    vi.advanceTimersByTime(29_999)
    begun.write('"a@example.org",')
    vi.advanceTimersByTime(1)
    expect((await answered).status).toBe(408)
  })

  it('may take longer with a signed link for a file', async () => {
    const { begun, answered } = await begin('PUT', await grant(), image)
    begun.write(png.subarray(0, 9))
    // The handler has checked the link once the file is being written.
    await until(async () => (await parts()).length === 1)
    vi.advanceTimersByTime(100_000)
    begun.end(png.subarray(9))
    expect((await answered).status).toBe(200)
  })

  it('has two minutes in total', () => {
    expect(test.app.server.requestTimeout).toBe(120_000)
  })

  it('with an unsigned link is refused and closed like any other', async () => {
    const url = (await grant()).replace(/signature=.*/, `signature=${'A'.repeat(43)}`)
    const { begun, answered } = await begin('PUT', url, image)
    begun.write(png.subarray(0, 9))
    expect((await answered).status).toBe(403)
    const closed = new Promise((resolve) => begun.socket?.once('close', resolve))
    vi.advanceTimersByTime(30_000)
    await closed
  })
})

it('reuses a connection after a file that was too large', async () => {
  const { begun, answered } = await begin('PUT', await grant(), { 'content-type': 'image/png' })
  const chunk = Buffer.alloc(1024 * 1024)
  for (let sent = 0; sent < 6; sent += 1) {
    if (!begun.write(chunk)) await once(begun, 'drain')
  }
  begun.end()
  expect((await answered).status).toBe(413)
  const next = await begin('POST', '/api/auth/signout', { ...json, 'content-length': 2 })
  next.begun.end('{}')
  expect(await next.answered).toMatchObject({ status: 404, reused: true })
})
