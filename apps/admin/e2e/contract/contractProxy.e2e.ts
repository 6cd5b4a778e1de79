// Specification: 7

import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { test as base, expect } from '@playwright/test'
import { ContractProxy } from './contractProxy'
import { operations, sample } from './operations'

/** A server behind a contract proxy that gives whatever answer a test wants. */
class Stand {
  readonly contractProxy: ContractProxy
  #answer: RequestListener = () => {}

  static async build() {
    const server = createServer((request, response) => stand.#answer(request, response))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const stand = new Stand(await ContractProxy.open((server.address() as AddressInfo).port))
    return { stand, server }
  }

  private constructor(contractProxy: ContractProxy) {
    this.contractProxy = contractProxy
  }

  /**
   * Makes a call that gets this answer. Returns what came back and what the contract proxy says
   * about it.
   */
  async call(path: string, init: RequestInit, answer: (response: ServerResponse) => unknown) {
    this.#answer = (request, response) => {
      request.resume()
      answer(response)
    }
    const headers = { cookie: 'sid=a-session', ...init.headers }
    const given = await fetch(`${this.contractProxy.url}/api${path}`, {
      redirect: 'manual',
      ...init,
      headers,
    })
    const text = await given.text()
    return {
      given,
      text,
      departures: this.contractProxy.takeCalls().flatMap((one) => one.departures),
    }
  }
}

const test = base.extend<object, { stand: Stand }>({
  stand: [
    async ({ browserName: _ }, use) => {
      const { stand, server } = await Stand.build()
      await use(stand)
      stand.contractProxy.dispose()
      server.close()
      server.closeAllConnections()
    },
    { scope: 'worker' },
  ],
})

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
      .end(JSON.stringify(body))

const sending = (method: string, body?: unknown): RequestInit => ({
  method,
  ...(body !== undefined && {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  }),
})

// Prism silently accepts everything where it cannot read a schema, so each operation is tested.
for (const operation of operations) {
  test(`${operation.call}: its example passes, a broken answer and a broken body do not`, async ({
    stand,
  }) => {
    const { method, path, body, status, answer } = sample(operation)
    const name = `${operation.call} ${status}:`
    const asked = sending(method, body)
    const right = await stand.call(path, asked, json(status, answer))
    expect(right.departures).toEqual([])
    expect(right.text).toBe(JSON.stringify(answer))

    const wrong = await stand.call(path, asked, json(status, []))
    expect(wrong.departures.join()).toContain(`${name} Response body must be object`)

    if (body === undefined) return
    const more = { ...Object(body), isAdmin: true }
    const odd = await stand.call(path, sending(method, more), json(status, answer))
    expect(odd.departures.join()).toContain(`${name} Request body must NOT have additional`)
  })
}

const page = { page: 1, limit: 10, total: 0, totalPages: 0 }
const empty = { data: [], pagination: page }

test('a violation names the call, the status, and what is wrong', async ({ stand }) => {
  const departures = async (...call: Parameters<Stand['call']>) =>
    (await stand.call(...call)).departures
  const get = { method: 'GET' }

  const pagination = { ...page, totalPages: '0' }
  expect(await departures('/users', get, json(200, { data: [], pagination }))).toEqual([
    'GET /users 200: Response body property pagination.totalPages must be integer',
  ])
  expect(await departures('/users?page=abc', get, json(200, empty))).toEqual([
    'GET /users 200: Request query parameter page must be integer',
  ])
  expect(await departures('/users', { headers: { cookie: '' } }, json(200, empty))).toEqual([
    'GET /users 200: Invalid security scheme used',
  ])
  expect(await departures('/users', get, json(418, { message: 'Tea' }))).toEqual([
    expect.stringContaining('GET /users 418: Unable to match the returned status code'),
  ])
  expect(await departures('/users', get, json(429, { message: 'Wait' }))).toEqual([
    expect.stringContaining("GET /users 429: Response header must have required property 'retry"),
  ])
  const html = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>')
  expect(await departures('/users', get, html)).toContainEqual(
    expect.stringContaining('GET /users 200: The received media type "text/html" does not match'),
  )
  const torn = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data": [')
  expect(await departures('/users', get, torn)).toEqual([
    expect.stringContaining('GET /users 200: Prism made 500 of it'),
  ])
  expect(await departures('/members', get, json(200, empty))).toEqual([
    'GET /members 200: Selected route not found',
  ])
})

test('parts that Prism would change pass unchanged', async ({ stand }) => {
  const cookies = ['a=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'b=2; HttpOnly']
  const asked: Record<string, unknown>[] = []
  const body = gzipSync('{ "data": [],  "pagination": { "page": 1.0 } }')
  const { given, text } = await stand.call(
    '/users?search=%2B%20a',
    {
      headers: {
        'sec-fetch-site': 'same-origin',
        origin: 'http://a.test',
        'accept-encoding': 'gzip',
      },
    },
    (response) => {
      const { url, headers } = response.req
      asked.push({ url, ...headers })
      response
        .writeHead(200, { 'set-cookie': cookies, 'content-encoding': 'gzip', etag: 'W/"7"' })
        .end(body)
    },
  )
  expect(text).toBe('{ "data": [],  "pagination": { "page": 1.0 } }')
  expect(given.headers.getSetCookie()).toEqual(cookies)
  expect(given.headers.get('etag')).toBe('W/"7"')
  expect(asked).toEqual([
    expect.objectContaining({
      url: '/api/users?search=%2B%20a',
      host: new URL(stand.contractProxy.url).host,
      cookie: 'sid=a-session',
      'sec-fetch-site': 'same-origin',
      origin: 'http://a.test',
    }),
  ])
  expect(asked[0]).not.toHaveProperty('x-proxy-call')

  const moved = await stand.call('/posts', {}, (response) =>
    response.writeHead(302, { location: '/api/users' }).end(),
  )
  expect(moved.given.status).toBe(302)
  expect(moved.departures).toHaveLength(1)

  const none = await stand.call('/posts', {}, (response) => response.writeHead(304).end())
  expect(none.given.status).toBe(304)
  expect(none.departures).toEqual([])
})

test('a missing answer of the server is missing here too, and a file is not a call', async ({
  stand,
}) => {
  const lost = stand.call('/posts', {}, (response) => response.destroy())
  await expect(lost).rejects.toThrow('fetch failed')
  expect(stand.contractProxy.takeCalls()).toEqual([])

  const file = await stand.call('/files/tiers/a.png', {}, (response) => response.end('PNG'))
  expect([file.text, file.departures]).toEqual(['PNG', []])
})

test('calls that a test intercepts do not go through Prism', async ({ stand }) => {
  const { contractProxy } = stand
  const broken = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  expect((await stand.call('/posts', {}, broken)).departures).not.toEqual([])
  contractProxy.intercept = ({ pass }) => pass()
  const { text, departures } = await stand.call('/posts', {}, broken)
  contractProxy.intercept = undefined
  expect([text, departures]).toEqual(['{}', []])
})
