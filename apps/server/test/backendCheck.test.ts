import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { check } from '@hearth/api/check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, password, type TestApp } from './helper.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await test.createUser({ badgeRequestStatus: 1, badgeRequestedAt: new Date() })
  await test.createUser({ badgeRequestStatus: 2, badgeRequestedAt: new Date(), isBanned: true })
  await test.createUser({ isVerified: false, status: 'verified_email' })
  await test.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => test.close())

const addressOf = ({ address, port }: AddressInfo) => `http://${address}:${port}/api`
const credentials = async () => {
  const { email } = await test.createUser({ role: 'admin' })
  return { email, password }
}

/** A backend that forgets the session of a call, ignores filters, and answers wrong shapes. */
async function wrongBackend() {
  const admin = await test.browseAsAdmin()
  const wrong = createServer(async (request, response) => {
    const body: Buffer[] = []
    for await (const chunk of request) body.push(chunk)
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const ignoresFilters = pathname === '/api/users'
    const forgetsSession = pathname === '/api/posts'
    const answer = await test.app.inject({
      method: request.method as 'GET',
      url: ignoresFilters ? pathname : (request.url ?? '/'),
      headers: {
        ...request.headers,
        'accept-encoding': 'identity',
        ...(forgetsSession && { cookie: admin.cookie }),
      },
      payload: Buffer.concat(body),
    })
    const { 'content-length': _, ...headers } = answer.headers
    response.writeHead(pathname === '/api/invite' ? 418 : answer.statusCode, headers)
    response.end(
      pathname === '/api/users'
        ? answer.payload.replaceAll('"isBanned"', '"banned"')
        : answer.payload,
    )
  })
  await new Promise<void>((resolve) => wrong.listen(0, '127.0.0.1', resolve))
  return { wrong, url: addressOf(wrong.address() as AddressInfo) }
}

describe('hearth-api check', () => {
  it('has no remark about this server', async () => {
    const url = addressOf(test.app.server.address() as AddressInfo)
    const { asked, remarks } = await check(url, {
      credentials: await credentials(),
      features: ['record'],
    })
    expect(remarks).toEqual([])
    expect(asked).toBeGreaterThanOrEqual(38)
  })

  it('names what is wrong, by call and field', async () => {
    const { wrong, url } = await wrongBackend()
    const { asked, remarks } = await check(url, { credentials: await credentials() })
    wrong.close()
    expect(asked).toBe(38)
    const lines = remarks.map(({ call, field, message }) => `${call} ${field} ${message}`)
    expect(lines).toEqual(
      expect.arrayContaining([
        'GET /posts  answers 200 without a session',
        'GET /users data.*.isBanned is missing or of the wrong kind',
        'GET /users ?search is ignored',
        'GET /users ?limit is ignored',
        'GET /users ?page is ignored',
        'GET /users ?badgeRequestStatus is ignored',
        'GET /invite  answers 418, which the contract lacks',
      ]),
    )
  })
})
