// Specification: 2.3, 7

import { rolePermissions } from '@hearth/api/permissions.gen'
import { hash, verify } from '@node-rs/argon2'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPasswords } from '../src/auth/passwords.ts'
import { auditEntries, rateLimits, users } from '../src/platform/database/schema.ts'
import { cookieOf, createTestApp, password, type TestApp } from './helper.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ env: { TRUSTED_PROXIES: '10.255.0.1' } })
})
afterAll(() => test.close())

const trySignIn = (
  email: string,
  given: {
    password?: string
    role?: unknown
    from?: string
    headers?: Record<string, string>
  } = {},
) => {
  const { from, headers, ...rest } = given
  const body = { email, password, role: 'ADMIN', ...rest }
  return test.anonymous().post('/auth/signin', body, {
    ...(from && { from }),
    ...(headers && { headers }),
  })
}

const minute = 60_000

describe('the right password', () => {
  it('starts a partial session, ignoring the case of the address', async () => {
    const admin = await test.createUser({ role: 'admin', fullName: 'Ana Sousa' })
    const response = await trySignIn(admin.email.toUpperCase())
    expect(response.json().data.user).toEqual({
      id: admin.id,
      userName: 'Ana Sousa',
      email: admin.email,
      role: 'ADMIN',
      is2FAEnabled: false,
      hasAuthenticator: false,
      hasPasskey: false,
      permissions: rolePermissions.owner,
    })
    const partial = test.anonymous(cookieOf(response))
    expect((await partial.get('/users')).json().message).toBe('Two-factor authentication required')
    expect((await partial.post('/auth/totp')).statusCode).toBe(200)
  })

  it('completes the session of a member who has no second factor', async () => {
    const member = await test.createUser()
    const response = await trySignIn(member.email, { role: 'MEMBER' })
    const browser = test.anonymous(cookieOf(response))
    expect((await browser.get('/membership-plan/get-active')).statusCode).toBe(200)
  })

  it('is the same in each normal form of its letters, and otherwise as typed [ASVS 6.2.5]', async () => {
    const typed = ' pässwörd 🔑 ①'
    const passwordHash = await hash(typed)
    const admin = await test.createUser({ role: 'admin', passwordHash })
    const statusFor = async (tried: string) =>
      (await trySignIn(admin.email, { password: tried })).statusCode
    expect(await statusFor(typed)).toBe(200)
    expect(await statusFor(typed.normalize('NFD'))).toBe(200)
    for (const other of [typed.trim(), typed.toUpperCase(), typed.normalize('NFKC')]) {
      expect(await statusFor(other)).toBe(401)
    }
  })

  it('is accepted as it was typed before passwords had a normal form, and hashed in it [ASVS 6.2.8]', async () => {
    const typed = 'pässwörd 🔑'.normalize('NFD')
    const admin = await test.createUser({ role: 'admin', passwordHash: await hash(typed) })
    const statusFor = async (tried: string) =>
      (await trySignIn(admin.email, { password: tried })).statusCode
    expect(await statusFor(typed.normalize('NFC'))).toBe(401)
    expect(await statusFor(typed)).toBe(200)
    expect(await statusFor(typed.normalize('NFC'))).toBe(200)
    expect(await statusFor(typed)).toBe(200)
  })

  it('is compared as often without an account as with a wrong password [ASVS 11.4.2]', async () => {
    let compared = 0
    const passwords = await createPasswords((...given) => {
      compared += 1
      return verify(...given)
    })
    const known = await hash('another password')
    for (const [tried, times] of [
      ['pässwörd'.normalize('NFC'), 1],
      ['pässwörd'.normalize('NFD'), 2],
    ] as const) {
      for (const passwordHash of [known, null, undefined]) {
        compared = 0
        expect(await passwords.matches(tried, passwordHash)).toBe(false)
        expect(compared).toBe(times)
      }
    }
  })

  it('is hashed again when its hash has an older cost [ASVS 11.2.2]', async () => {
    const passwordHash = await hash(password, { memoryCost: 8192, timeCost: 1 })
    const admin = await test.createUser({ role: 'admin', passwordHash })
    expect((await trySignIn(admin.email)).statusCode).toBe(200)
    const [row] = await test.db.select().from(users).where(eq(users.id, admin.id))
    expect(row?.passwordHash).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    expect((await trySignIn(admin.email)).statusCode).toBe(200)
  })
})

describe('one answer for every reason to refuse', () => {
  const refusedUsers = {
    'wrong password': { role: 'admin' },
    banned: { role: 'admin', isBanned: true },
    'email not verified': { role: 'admin', isEmailVerified: false },
    deleted: { role: 'admin', deletedAt: new Date() },
    'without a password': { role: 'admin', passwordHash: null },
    'not an administrator': { role: 'member' },
  } as const

  it.each(Object.entries(refusedUsers))('%s', async (reason, user) => {
    const { email } = await test.createUser(user)
    const given = reason === 'wrong password' ? { password: 'wrong horse 9' } : {}
    const response = await trySignIn(email, given)
    const unknown = await trySignIn('nobody@example.org', given)
    expect(response.statusCode).toBe(401)
    expect(response.body).toBe(unknown.body)
    expect(response.json()).toEqual({
      message: 'Invalid email or password',
      code: 'badCredentials',
    })
    const names = (headers: object) => Object.keys(headers).sort()
    expect(names(response.headers)).toEqual(names(unknown.headers))
    expect(cookieOf(response)).toBe('')
  })

  it.each(['SUPERADMIN', 'MEMBER', '', 'constructor'])('role %j grants nothing', async (role) => {
    const { email } = await test.createUser({ role: 'admin' })
    expect((await trySignIn(email, { role })).statusCode).toBe(401)
  })

  it('accepts a role only as text [ASVS 15.3.5]', async () => {
    const { email } = await test.createUser({ role: 'admin' })
    expect((await trySignIn(email, { role: ['ADMIN'] })).statusCode).toBe(400)
  })
})

describe('limits', () => {
  it('allow ten wrong passwords for an account from one address in ten minutes, then return the time to wait', async () => {
    const { email } = await test.createUser({ role: 'admin' })
    const from = '192.0.2.20'
    for (let i = 0; i < 10; i += 1) {
      // Another spelling of the address does not open a second budget.
      const spelled = i % 2 ? email.toUpperCase() : email
      expect((await trySignIn(spelled, { password: 'wrong', from })).statusCode).toBe(401)
    }
    const refused = await trySignIn(email, { from })
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toEqual({
      message: 'Too many attempts. Please try again in 600 seconds.',
      code: 'tooManyRequests',
    })
    expect(refused.headers['retry-after']).toBe('600')
    // Other addresses are not locked out.
    expect((await trySignIn(email)).statusCode).toBe(200)
    test.clock.advance(10 * minute + 1000)
    expect((await trySignIn(email, { from })).statusCode).toBe(200)
  })

  it('count a burst exactly', async () => {
    const { email } = await test.createUser({ role: 'admin' })
    const guess = { password: 'wrong', from: '192.0.2.21' }
    const burst = Array.from({ length: 20 }, () => trySignIn(email, guess))
    const statuses = (await Promise.all(burst)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  })

  it('count only failures', async () => {
    const { email } = await test.createUser()
    for (let i = 0; i < 35; i += 1) {
      const right = { role: 'MEMBER', from: '192.0.2.50' }
      expect((await trySignIn(email, right)).statusCode).toBe(200)
    }
  })

  it('apply to unknown addresses too, so that they do not reveal accounts', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 11; i += 1) {
      const guess = { password: 'x', from: '192.0.2.22' }
      statuses.push((await trySignIn('unknown@example.org', guess)).statusCode)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
  })

  it.each([
    ['one address', (_i: number) => ({ from: '192.0.2.7' })],
    ['one IPv6 network', (i: number) => ({ from: `2001:db8:1:2:${i + 1}::${i}` })],
    [
      'one address that forges where it comes from',
      (i: number) => ({ from: '192.0.2.8', headers: { 'x-forwarded-for': `198.51.100.${i}` } }),
    ],
    [
      'one address behind a trusted proxy',
      (i: number) => ({
        from: '10.255.0.1',
        headers: { 'x-forwarded-for': `203.0.113.${i}, 198.51.100.77` },
      }),
    ],
  ])('stop %s after thirty attempts [ASVS 4.1.3] [ASVS 15.3.4]', async (_name, origin) => {
    const statuses: number[] = []
    for (let i = 0; i < 31; i += 1) {
      const email = `stuffing-${i}-${Math.random()}@example.org`
      statuses.push((await trySignIn(email, { password: 'x', ...origin(i) })).statusCode)
    }
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(401))
    expect(statuses[30]).toBe(429)
  })

  it('store no address and no email in their table', async () => {
    await trySignIn('canary@example.org', { password: 'x', from: '192.0.2.99' })
    const keys = (await test.db.select().from(rateLimits)).map(({ key }) => key)
    expect(keys.length).toBeGreaterThan(0)
    expect(keys.join()).not.toMatch(/canary|192\.0\.2/)
  })
})

describe('the record', () => {
  it('has both outcomes, with a masked address for a failure [ASVS 16.3.1]', async () => {
    const admin = await test.createUser({ role: 'admin' })
    await trySignIn(admin.email, { password: 'wrong' })
    await trySignIn(admin.email)
    const entries = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, admin.id))
      .orderBy(desc(auditEntries.id))
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['session.password', admin.id],
      ['session.password-refused', null],
    ])
    expect(entries[1]?.after).toEqual({ maskedEmail: `${admin.email[0]}***@example.org` })
  })
})
