import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Method, type TestApp } from './helper.ts'

const own = 'http://localhost:3000'

/** The headers that Chromium sends for each kind of request. */
const fetched = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'sec-fetch-dest': 'empty',
}
const allowed: Readonly<Record<string, Record<string, string>>> = {
  'own page, fetch': fetched,
  'own page, fetch of a POST': { ...fetched, origin: own },
  'own page, fetch in mode same-origin': { ...fetched, 'sec-fetch-mode': 'same-origin' },
  'browser without Fetch Metadata, own origin': { origin: own },
  'browser without Fetch Metadata, other name of loopback': { origin: 'http://127.0.0.1:3000' },
  'browser that sends only a Referer of its own': { referer: `${own}/users?search=a` },
  'no browser': {},
  'no browser, as Node fetches': { 'sec-fetch-mode': 'cors' },
}
const refused: Readonly<Record<string, Record<string, string>>> = {
  'own page, image': { ...fetched, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  'own page, link': { ...fetched, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  'typed address': {
    'sec-fetch-site': 'none',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  },
  'other site, link': {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  },
  'other site, image': {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'no-cors',
    'sec-fetch-dest': 'image',
  },
  'other site, no-cors fetch': {
    ...fetched,
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'no-cors',
  },
  'sibling host, fetch': { ...fetched, 'sec-fetch-site': 'same-site' },
  'own page, no-cors fetch': { ...fetched, 'sec-fetch-mode': 'no-cors' },
  'own page, script': { ...fetched, 'sec-fetch-dest': 'script' },
  'foreign origin': { origin: 'http://evil.example' },
  'opaque origin': { origin: 'null' },
  'own origin on another port': { origin: 'http://localhost:3001' },
  'foreign Referer': { referer: 'http://evil.example/http://localhost:3000/' },
  'Referer that is no address': { referer: 'nonsense' },
}

/** The panel itself, at an address that is not `PUBLIC_URL`. */
const wrongAddress: Readonly<Record<string, Record<string, string>>> = {
  'on https or loopback': { ...fetched, origin: 'https://old.example' },
  'on plain http, without Fetch Metadata': { origin: 'http://old.example', host: 'old.example' },
  'on another port': { origin: 'http://localhost:3001', host: 'localhost:3001' },
}

const targets: readonly (readonly [Method, string])[] = [
  ['GET', '/users/ban/1'],
  ['GET', '/users/un-ban/1'],
  ['GET', '/auth/logout'],
  ['GET', '/auth/verify-email/?token=a'],
  ['GET', '/auth/verify-email?token=a'],
  ['POST', '/users/verify/1'],
  ['DELETE', '/users/1'],
]

let done = 0
const act = async () => {
  done += 1
  return { message: 'Done' }
}
const handlers = {
  banUser: act,
  unbanUser: act,
  signOut: act,
  verifyEmail: act,
  verifyUser: act,
  deleteUser: act,
  listActiveMembershipPlans: async () => ({ data: [] }),
}

let test: TestApp
let strict: TestApp
beforeAll(async () => {
  test = await createTestApp({ handlers })
  strict = await createTestApp({ handlers, env: { STRICT_BROWSER: '1' } })
})
afterAll(async () => {
  await test.close()
  await strict.close()
})

const send = async (on: TestApp, method: Method, path: string, headers: Record<string, string>) => {
  const admin = await on.browseAsAdmin()
  const before = done
  const response = await admin.call(method, path, { headers })
  return { response, happened: done - before }
}

describe.each(targets)('%s %s', (method, path) => {
  it.each(Object.entries(allowed))('is accepted: %s', async (_name, headers) => {
    const { response, happened } = await send(test, method, path, headers)
    expect([response.statusCode, happened]).toEqual([200, 1])
  })

  it.each(Object.entries(refused))(
    'is refused: %s [ASVS 3.5.1] [ASVS 3.5.2]',
    async (_name, headers) => {
      const { response, happened } = await send(test, method, path, headers)
      expect([response.statusCode, happened]).toEqual([403, 0])
      expect(response.json()).toEqual({ message: 'Request not allowed', code: 'requestNotAllowed' })
    },
  )

  it.each(Object.entries(wrongAddress))(
    'names the right address to the panel, opened at another one: %s',
    async (_name, headers) => {
      const { response, happened } = await send(test, method, path, headers)
      expect([response.statusCode, happened]).toEqual([403, 0])
      expect(response.json()).toEqual({
        message: 'Request not allowed',
        code: 'wrongAddress',
        publicUrl: own,
      })
      const line = test.logged.findLast((one) => one.includes('was not opened at PUBLIC_URL'))
      expect(JSON.parse(line ?? '')).toMatchObject({ seen: headers.origin, expected: own })
    },
  )

  it.each(['HEAD', 'OPTIONS', 'TRACE'] as const)(
    'does nothing on %s [ASVS 3.5.3] [ASVS 13.4.4]',
    async (other) => {
      const { response, happened } = await send(test, other, path, fetched)
      expect(response.statusCode).toBeGreaterThanOrEqual(404)
      expect(happened).toBe(0)
    },
  )

  it('with STRICT_BROWSER requires the header that the panel sends', async () => {
    const without = await send(strict, method, path, fetched)
    expect([without.response.statusCode, without.happened]).toEqual([403, 0])
    const header = { 'x-requested-with': 'hearth' }
    const panel = await send(strict, method, path, { ...fetched, ...header })
    expect([panel.response.statusCode, panel.happened]).toEqual([200, 1])
    const image = await send(strict, method, path, { ...refused['own page, image'], ...header })
    expect([image.response.statusCode, image.happened]).toEqual([403, 0])
  })
})

it('does not restrict reads: any page with the cookie may read a list', async () => {
  const admin = await test.browseAsAdmin()
  const headers = refused['typed address'] ?? {}
  const response = await admin.get('/membership-plan/get-active', { headers })
  expect(response.statusCode).toBe(200)
})
