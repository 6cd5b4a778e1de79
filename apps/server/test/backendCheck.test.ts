import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { check } from '@hearth/api/check'
import { featureNames } from '@hearth/api/panelSettings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postReports, posts } from '../src/platform/database/schema.ts'
import { createTestApp, password, type TestApp } from './helper.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await test.createUser({ badgeRequestStatus: 1, badgeRequestedAt: new Date() })
  await test.createUser({ badgeRequestStatus: 2, badgeRequestedAt: new Date(), isBanned: true })
  await test.createUser({ isVerified: false, status: 'verified_email' })
  await test.createUser({ isVerified: false, status: 'verified_email' })
  await test.createUser({ deletedAt: new Date() })
  const { id: userId } = await test.createUser()
  const [post] = await test.db
    .insert(posts)
    .values({ userId, title: 'Cheap watches', description: 'Only today.' })
    .returning()
  if (!post) throw new Error('nothing was inserted')
  await test.db.insert(postReports).values({ postId: post.id, userId, reason: 'spam' })
  await test.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => test.close())

const addressOf = ({ address, port }: AddressInfo) => `http://${address}:${port}/api`
const credentials = async () => {
  const { email } = await test.createUser({ role: 'admin' })
  return { email, password }
}

/**
 * A backend that forgets the session of a call, ignores filters, accepts an id that does not exist
 * and answers wrong shapes. `changes` are the calls that need a session and are not GET.
 */
async function wrongBackend() {
  const admin = await test.browseAsAdmin()
  const changes: string[] = []
  const wrong = createServer(async (request, response) => {
    const body: Buffer[] = []
    for await (const chunk of request) body.push(chunk)
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathname.replace('/api', '')
    if (request.headers.cookie && request.method !== 'GET') changes.push(path)
    const ignoresFilters = ['/users', '/desk/newcomers'].includes(path)
    const forgetsSession = ['/posts', '/team'].includes(path)
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
    const acceptsAnyId = path.endsWith('/suspend') && answer.statusCode === 404
    const status = acceptsAnyId ? 200 : answer.statusCode
    response.writeHead(['/invite', '/account'].includes(path) ? 418 : status, headers)
    response.end(
      path === '/users' || path.startsWith('/desk/reports/')
        ? answer.payload.replaceAll('"isBanned"', '"banned"')
        : answer.payload,
    )
  })
  await new Promise<void>((resolve) => wrong.listen(0, '127.0.0.1', resolve))
  return { wrong, changes, url: addressOf(wrong.address() as AddressInfo) }
}

describe('hearth-api check', () => {
  it('has no remark about this server', async () => {
    const url = addressOf(test.app.server.address() as AddressInfo)
    const { asked, remarks } = await check(url, {
      credentials: await credentials(),
      features: featureNames,
    })
    expect(remarks).toEqual([])
    expect(asked).toBeGreaterThan(80)
  })

  it('asks only the calls of the specification without a feature', async () => {
    const url = addressOf(test.app.server.address() as AddressInfo)
    const { asked } = await check(url, { credentials: await credentials() })
    expect(asked).toBe(38)
  })

  it('names what is wrong, by call and field', async () => {
    const { wrong, changes, url } = await wrongBackend()
    const { remarks } = await check(url, {
      credentials: await credentials(),
      features: featureNames,
    })
    wrong.close()
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
        'GET /team  answers 200 without a session',
        'GET /desk/reports/{id} data.author.isBanned is missing or of the wrong kind',
        'GET /desk/newcomers ?limit is ignored',
        'GET /account  answers 418, which the contract lacks',
        'POST /team/{id}/suspend  answers 200 to an id that does not exist',
      ]),
    )
    expect(changes).toContainEqual(expect.stringMatching(/^\/desk\/citizenship\/[\w-]+\/viewers$/))
    expect(changes).toContainEqual(expect.stringMatching(/\/documents\/passport\/view$/))
    // Nothing in such a call could be refused: they would change something.
    expect(changes).not.toContain('/account/sessions/end-others')
    expect(changes).not.toContain('/account/recovery-codes')
    expect(changes).not.toContain('/record/digest')
  })
})
