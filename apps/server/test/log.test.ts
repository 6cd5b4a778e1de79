import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { membershipHandlers } from '../src/memberships/handlers.ts'
import { users } from '../src/platform/database/schema.ts'
import { explainExit } from '../src/platform/startError.ts'
import { cookieOf, createTestApp, password, type TestApp } from './helper.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({
    handlers: {
      ...membershipHandlers,
      // A handler with a bug, which fails on its input.
      getUser: async ({ params }, { traces: db }) => {
        await db.insert(users).values({ fullName: 'x', email: params.id })
        throw new Error('unreachable')
      },
    },
  })
})
afterAll(() => test.close())

const lines = (on: TestApp): Record<string, unknown>[] => on.logged.map((line) => JSON.parse(line))

it('logs route, result, duration and caller of each request [ASVS 16.2.1] [ASVS 16.2.2] [ASVS 16.2.4]', async () => {
  const admin = await test.browseAsAdmin()
  await admin.get('/membership-plan/get-one/7?canary=1')
  expect(lines(test).at(-1)).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    reqId: expect.any(String),
    method: 'GET',
    route: '/api/membership-plan/get-one/:id',
    status: 404,
    ms: expect.any(Number),
    ip: expect.any(String),
    userId: admin.userId,
    sessionId: expect.any(String),
    msg: 'request',
  })
})

it('logs what was refused, and who asked for it [ASVS 16.3.2] [ASVS 16.3.3]', async () => {
  const member = await test.browse((await test.createUser()).id)
  const refused = async (call: Promise<unknown>) => {
    await call
    return lines(test).at(-1)
  }
  const by = { userId: member.userId, level: 'info', msg: 'request' }
  expect(await refused(member.get('/users'))).toMatchObject({ ...by, status: 403 })
  expect(await refused(member.get('/users?page=x'))).toMatchObject(by)
  expect(await refused(test.anonymous().get('/users'))).toMatchObject({ status: 401 })
  const forged = { headers: { origin: 'https://evil.example' } }
  expect(await refused(member.post('/auth/signin', {}, forged))).toMatchObject({ status: 403 })
})

describe('canaries', () => {
  it('of a person who signs in never reach the log [ASVS 14.2.4] [ASVS 16.2.5]', async () => {
    const own = await createTestApp()
    const admin = await own.createUser({ role: 'admin', email: 'canary.person@example.org' })
    const signedIn = await own.anonymous().post('/auth/signin', { email: admin.email, password })
    const partial = own.anonymous(cookieOf(signedIn))
    const { secret } = (await partial.post('/auth/totp')).json()
    const token = generateSync({ secret })
    const verified = await partial.post('/auth/totp-verify', { token })
    const wrong = { email: admin.email, password: 'canary-password-9' }
    await own.anonymous().post('/auth/signin', wrong)
    await own.anonymous().get('/auth/verify-email/?token=canary-link')
    await own.anonymous('sid=canary-cookie').get('/users?search=canary-search', {
      headers: { authorization: 'canary-header' },
    })

    const log = own.logged.join('')
    expect(own.logged.length).toBeGreaterThan(5)
    const cookies = [signedIn, verified].map((response) => cookieOf(response).split('=')[1] ?? '-')
    for (const canary of [password, secret, token, ...cookies]) expect(log).not.toContain(canary)
    expect(log).not.toMatch(/canary/)
    await own.close()
  })

  it('in the values of a failed statement never reach the log', async () => {
    const admin = await test.browseAsAdmin()
    await test.createUser({ email: 'canary@example.org' })
    expect((await admin.get('/users/canary@example.org')).statusCode).toBe(500)
    const failed = lines(test).find(({ msg }) => msg === 'Request failed')
    expect(failed).toMatchObject({
      err: { cause: { code: '23505', constraint: 'users_email_key' } },
    })
    expect(test.logged.join('')).not.toContain('canary@')
  })

  it('in the values of a failed statement are not on stderr when it ends the process', async () => {
    const values = { fullName: 'x'.repeat(201), email: 'canary@example.net' }
    const failure = await test.db
      .insert(users)
      .values(values)
      .catch((error: unknown) => error)
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('The process ended')
    })
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    expect(() => explainExit(failure)).toThrow('The process ended')
    expect(stderr.mock.calls).toEqual([
      ['Unexpected failure: Failed query: Refused by the database (users_full_name)\n'],
    ])
    for (const spy of [exit, stderr]) spy.mockRestore()
  })

  it('cannot forge a line [ASVS 16.4.1]', async () => {
    const admin = await test.browseAsAdmin()
    await admin.get(`/users/${encodeURIComponent('x\n{"level":"fatal"}\u001b[31m')}`)
    for (const line of test.logged) expect(line.trimEnd()).not.toMatch(/\p{Cc}/u)
  })
})
