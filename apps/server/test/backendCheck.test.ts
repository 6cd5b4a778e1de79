import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { check } from '@hearth/api/check'
import { featureNames } from '@hearth/api/panelSettings'
import { eq } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { postReports, posts, totp } from '../src/platform/database/schema.ts'
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
const serverUrl = () => addressOf(test.app.server.address() as AddressInfo)
const credentials = async () => {
  const { email } = await test.createUser({ role: 'admin' })
  return { email, password }
}

interface Answer {
  status: number
  headers: Record<string, number | string | string[] | undefined>
  text: string
}

const withoutUndefined = <Value>(headers: Record<string, Value | undefined>) =>
  Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, Value] => entry[1] !== undefined),
  )

/** The reference server behind a proxy that changes requests and answers. */
async function otherBackend(changes: {
  request?: (
    path: string,
    url: string,
  ) => { url?: string; headers?: Record<string, string | undefined> }
  answer?: (path: string, answer: Answer) => void
}) {
  /** Changes that came with a session, by path. */
  const received: string[] = []
  const server = createServer(async (request, response) => {
    const body: Buffer[] = []
    for await (const chunk of request) body.push(chunk)
    const url = request.url ?? '/'
    const path = new URL(url, 'http://localhost').pathname.replace('/api', '')
    if (request.headers.cookie && request.method !== 'GET') received.push(path)
    const changed = changes.request?.(path, url)
    const injected = await test.app.inject({
      method: request.method as 'GET',
      url: changed?.url ?? url,
      headers: withoutUndefined({
        ...request.headers,
        'accept-encoding': 'identity',
        ...changed?.headers,
      }),
      payload: Buffer.concat(body),
    })
    const { 'content-length': _, ...headers } = injected.headers
    const answer = { status: injected.statusCode, headers, text: injected.payload }
    changes.answer?.(path, answer)
    response.writeHead(answer.status, answer.headers)
    response.end(answer.text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => server.close()
  return { close, received, url: addressOf(server.address() as AddressInfo) }
}

async function remarksAbout(
  changes: Parameters<typeof otherBackend>[0],
  features: readonly string[] = [],
) {
  const { close, received, url } = await otherBackend(changes)
  try {
    const options = { credentials: await credentials(), features, mayWrite: true }
    const { remarks, unproved } = await check(url, options)
    const lines = remarks.map(({ level, call, field, message }) =>
      [level, call, field, message].filter(Boolean).join(' '),
    )
    return { lines, received, unproved }
  } finally {
    close()
  }
}

describe('hearth-api check', () => {
  it('has no remark about this server', async () => {
    const options = { credentials: await credentials(), features: featureNames, mayWrite: true }
    const { asked, remarks } = await check(serverUrl(), options)
    expect(remarks).toEqual([])
    expect(asked).toBeGreaterThan(80)
  })

  it('changes nothing: an account without a second factor is refused and gets none', async () => {
    const { id, email } = await test.createUser({ role: 'admin' })
    const checking = check(serverUrl(), { credentials: { email, password } })
    await expect(checking).rejects.toThrow('The account has no second factor')
    expect(await test.db.select().from(totp).where(eq(totp.userId, id))).toEqual([])
  })

  it('tells the secret of the second factor that it was allowed to set up', async () => {
    const { email } = await test.createUser({ role: 'admin' })
    const onNewSecret = vi.fn()
    await check(serverUrl(), { credentials: { email, password }, mayWrite: true, onNewSecret })
    const [secret] = onNewSecret.mock.calls[0] ?? []
    // The code of that minute is used up.
    test.clock.nextTotpStep()
    const code = generateSync({ secret, epoch: test.clock.now().getTime() / 1000 })
    const { remarks } = await check(serverUrl(), { credentials: { email, password, code } })
    expect(remarks).toEqual([])
  })

  it('does not synchronise plans, and says that it did not', async () => {
    const { received, unproved } = await remarksAbout({})
    expect(received).not.toContain('/membership-plan/sync')
    expect(unproved).toContain(
      'POST /membership-plan/sync was not asked: it would change something.',
    )
  })

  it('asks only the calls of the specification without a feature', async () => {
    const options = { credentials: await credentials(), mayWrite: true }
    expect((await check(serverUrl(), options)).asked).toBeLessThanOrEqual(38)
  })

  it('names what is wrong, by call and field', async () => {
    const admin = await test.browseAsAdmin()
    const { lines, received } = await remarksAbout(
      {
        request: (path, url) => ({
          ...(['/users', '/desk/newcomers'].includes(path) && { url: url.split('?')[0] ?? url }),
          ...(['/posts', '/team'].includes(path) && { headers: { cookie: admin.cookie } }),
        }),
        answer: (path, answer) => {
          if (path.endsWith('/suspend') && answer.status === 404) answer.status = 200
          if (['/invite', '/account'].includes(path)) answer.status = 418
          if (path === '/users' || path.startsWith('/desk/reports/')) {
            answer.text = answer.text.replaceAll('"isBanned"', '"banned"')
          }
        },
      },
      featureNames,
    )
    const ignored = 'is ignored: the list shows rows that nobody asked for'
    const missing = 'is missing, true or false is expected: it is missing on the page'
    expect(lines).toEqual(
      expect.arrayContaining([
        'unsafe GET /posts answers 200 without a session',
        `detail GET /users data.*.isBanned ${missing}`,
        `page GET /users ?search ${ignored}`,
        `page GET /users ?limit ${ignored}`,
        `page GET /users ?page ${ignored}`,
        `page GET /users ?badgeRequestStatus ${ignored}`,
        'page GET /invite answers 418, which the contract lacks',
        'unsafe GET /team answers 200 without a session',
        `page GET /desk/newcomers ?limit ${ignored}`,
        'page GET /account answers 418, which the contract lacks',
        'detail POST /team/{id}/suspend answers 200 to an id that does not exist',
      ]),
    )
    expect(received).toContainEqual(expect.stringMatching(/^\/desk\/citizenship\/[\w-]+\/viewers$/))
    expect(received).toContainEqual(expect.stringMatching(/\/documents\/passport\/view$/))
    // Nothing in such a call could be refused: they would change something.
    expect(received).not.toContain('/account/sessions/end-others')
    expect(received).not.toContain('/account/recovery-codes')
    expect(received).not.toContain('/record/digest')
  })

  const signInWith = (change: (user: Record<string, unknown>) => unknown) => ({
    answer: (path: string, answer: Answer) => {
      if (path !== '/auth/signin' || answer.status !== 200) return
      answer.text = JSON.stringify(change(JSON.parse(answer.text).data.user))
    },
  })

  it.each([
    ['no role', ({ role, ...user }) => ({ data: { user } }), 'data.user.role is missing'],
    ['roles in a list', (user) => ({ data: { user: { ...user, role: ['ADMIN'] } } }), 'is a list'],
    ['the user at the top', (user) => ({ user }), 'has `user` at the top'],
    ['the user in data', (user) => ({ data: user }), 'has the fields of the user in `data`'],
  ] as [string, (user: Record<string, unknown>) => unknown, string][])(
    'says that nobody can sign in with %s',
    async (_, change, message) => {
      const { lines } = await remarksAbout(signInWith(change))
      expect(lines).toContainEqual(expect.stringContaining(message))
      expect(lines).toContainEqual(expect.stringMatching(/^panel POST \/auth\/signin/))
    },
  )

  it('finds cookies that do not reach the calls, or that scripts can read', async () => {
    const withCookie = (change: (cookie: string) => string) => ({
      answer: (_: string, answer: Answer) => {
        const cookies = [answer.headers['set-cookie'] ?? []].flat().map(String)
        if (cookies.length > 0) answer.headers['set-cookie'] = cookies.map(change)
      },
    })
    const narrow = await remarksAbout(withCookie((cookie) => cookie.replace('Path=/', 'Path=/v1')))
    expect(narrow.lines).toContainEqual(
      expect.stringMatching(/^panel .* has a path that does not cover \/api$/),
    )
    const readable = await remarksAbout(withCookie((cookie) => cookie.replace('HttpOnly', 'X')))
    expect(readable.lines).toContainEqual(
      expect.stringMatching(/^unsafe .* can be read by scripts/),
    )
  })

  it('finds a missing guard, a lost session that is not noticed and errors of another form', async () => {
    const { lines } = await remarksAbout({
      request: () => ({
        headers: {
          origin: undefined,
          'sec-fetch-site': undefined,
          'x-requested-with': 'hearth',
        },
      }),
      answer: (path, answer) => {
        if (path === '/invite' && answer.status === 401) answer.status = 403
        if (path === '/announcements' && answer.text.includes('"errors"')) {
          answer.text = JSON.stringify({ message: 'No', errors: { title: ['Required'] } })
        }
      },
    })
    const remedy = 'refuse calls without X-Requested-With with 403'
    expect(lines).toEqual(
      expect.arrayContaining([
        `unsafe GET /users/ban/{id} is taken from another site (404): ${remedy}`,
        `unsafe GET /users/un-ban/{id} is taken from another site (404): ${remedy}`,
        'unsafe GET /auth/logout is taken from another site',
        'page GET /invite answers 403 without a session, so a lost session is not noticed: send 401',
        'detail POST /announcements errors is of another form, so no field shows its error: ' +
          'send a list of { field, message }',
      ]),
    )
  })

  it('finds a second factor that is not asked for by name, a QR code and an upload', async () => {
    const { lines } = await remarksAbout({
      answer: (path, answer) => {
        if (path === '/users' && answer.status === 403) {
          answer.text = JSON.stringify({ message: 'MFA needed' })
        }
        if (path === '/auth/totp' && answer.status === 200) {
          answer.text = JSON.stringify({ ...JSON.parse(answer.text), qr: 'otpauth://totp/x' })
        }
        if (path === '/file/generate-upload-url/admin' && answer.status === 200) {
          answer.text = JSON.stringify({ data: JSON.parse(answer.text) })
        }
      },
    })
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^page GET \/users answers 403 before the second factor/),
        expect.stringMatching(/^detail POST \/auth\/totp qr is not the address of an image/),
        expect.stringMatching(/^page POST \/file\/generate-upload-url\/admin url is missing/),
      ]),
    )
  })

  it('says which lists had no rows to look at', async () => {
    const { unproved } = await remarksAbout({
      answer: (path, answer) => {
        if (path !== '/posts' || answer.status !== 200) return
        answer.text = JSON.stringify({ data: [] })
      },
    })
    expect(unproved).toContain('GET /posts has no rows: their shape was not checked.')
  })

  it('ends when the backend goes on asking it to wait', async () => {
    const { unproved } = await remarksAbout({
      answer: (path, answer) => {
        if (path !== '/posts') return
        answer.status = 429
        answer.headers['retry-after'] = 0
      },
    })
    expect(unproved).toContainEqual(expect.stringMatching(/^GET \/posts answers 429 again/))
  })
})
