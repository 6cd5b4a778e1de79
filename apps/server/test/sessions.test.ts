// Specification: 4

import { eq } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endSessions, sweepSessions } from '../src/auth/sessions.ts'
import { sessions, users } from '../src/platform/database/schema.ts'
import { type Browser, cookieOf, createTestApp, password, type TestApp } from './helper.ts'

let test: TestApp
let secure: TestApp
beforeAll(async () => {
  test = await createTestApp()
  secure = await createTestApp({ env: { PUBLIC_URL: 'https://panel.example.org' } })
})
afterAll(async () => {
  await test.close()
  await secure.close()
})

const minute = 60_000
const hour = 60 * minute

const statusOf = async (browser: Browser): Promise<number> =>
  (await browser.get('/membership-plan/get-active')).statusCode
const alive = 200

const enter = (email: string, cookie = '') =>
  test.anonymous(cookie).post('/auth/signin', { email, password, role: 'ADMIN' })

describe('the token', () => {
  it('is new after the password and after the code, and the old ones are invalid [ASVS 7.2.4]', async () => {
    const { email } = await test.createUser({ role: 'admin' })
    const planted = cookieOf(await enter(email))
    const afterPassword = cookieOf(await enter(email, planted))
    expect(afterPassword).not.toBe(planted)
    expect((await test.anonymous(planted).post('/auth/totp')).statusCode).toBe(401)

    const partial = test.anonymous(afterPassword)
    const { secret } = (await partial.post('/auth/totp')).json()
    const token = generateSync({ secret })
    const afterCode = cookieOf(await partial.post('/auth/totp-verify', { token }))
    expect(afterCode).not.toBe(afterPassword)
    expect(await statusOf(partial)).toBe(401)
    expect(await statusOf(test.anonymous(afterCode))).toBe(alive)
  })

  it('is only a hash in the database [ASVS 7.2.2] [ASVS 7.2.3]', async () => {
    const { email, id } = await test.createUser({ role: 'admin' })
    const cookie = cookieOf(await enter(email))
    const token = cookie.split('=')[1]?.split('.')[0] ?? ''
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const rows = await test.db.select().from(sessions).where(eq(sessions.userId, id))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('with an invalid signature gets a 500, and the cookie is removed', async () => {
    const browser = test.anonymous(`sid=${'a'.repeat(43)}.forged`)
    const response = await browser.get('/users')
    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual({ message: 'invalid signature', code: 'invalidSignature' })
    expect(response.headers['set-cookie']).toContain('Max-Age=0')
  })

  it('with an invalid signature does not prevent signing in or out', async () => {
    const { email } = await test.createUser({ role: 'admin' })
    const cookie = `sid=${'a'.repeat(43)}.forged`
    expect((await enter(email, cookie)).statusCode).toBe(200)
    expect((await test.anonymous(cookie).get('/auth/logout')).statusCode).toBe(200)
  })
})

describe('the cookie', () => {
  it('on plain http is sid, HttpOnly and SameSite=Strict [ASVS 3.3.2] [ASVS 3.3.4]', async () => {
    const { email } = await test.createUser({ role: 'admin' })
    const header = String((await enter(email)).headers['set-cookie'])
    expect(header).toMatch(/^sid=[\w.+/-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/)
  })

  it('on https has the __Host- prefix and is Secure', async () => {
    const { email } = await secure.createUser({ role: 'admin' })
    const body = { email, password, role: 'ADMIN' }
    const header = String(
      (await secure.anonymous().post('/auth/signin', body)).headers['set-cookie'],
    )
    expect(header).toMatch(
      /^__Host-sid=[\w.+/-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    const admin = await secure.browseAsAdmin()
    expect(await statusOf(admin)).toBe(alive)
  })
})

it('a member who becomes an administrator has to set up a second factor first', async () => {
  const { id, email } = await test.createUser()
  const signedIn = await test.anonymous().post('/auth/signin', { email, password })
  const browser = test.anonymous(cookieOf(signedIn))
  expect(await statusOf(browser)).toBe(alive)
  await test.db.update(users).set({ role: 'admin', teamRole: 'owner' }).where(eq(users.id, id))
  for (const path of ['/users', '/membership-plan/get-active']) {
    expect((await browser.get(path)).json().code).toBe('twoFactorRequired')
  }
  const { secret } = (await browser.post('/auth/totp')).json()
  const token = generateSync({ secret })
  const verified = await browser.post('/auth/totp-verify', { token })
  expect((await test.anonymous(cookieOf(verified)).get('/users')).statusCode).toBe(200)
})

it('a password does not expire [ASVS 6.2.10]', async () => {
  const { email } = await test.createUser({ role: 'admin' })
  test.clock.advance(5 * 365 * 24 * hour)
  expect((await enter(email)).statusCode).toBe(200)
})

describe('a session ends', () => {
  it('ten minutes after the password, without a code', async () => {
    const { email } = await test.createUser({ role: 'admin' })
    const partial = test.anonymous(cookieOf(await enter(email)))
    test.clock.advance(10 * minute - 1000)
    expect((await partial.post('/auth/totp')).statusCode).toBe(200)
    test.clock.advance(1000)
    expect((await partial.post('/auth/totp')).statusCode).toBe(401)
  })

  it('after a day without a request [ASVS 7.3.1]', async () => {
    const browser = await test.browseAsAdmin()
    test.clock.advance(23 * hour)
    expect(await statusOf(browser)).toBe(alive)
    test.clock.advance(23 * hour)
    expect(await statusOf(browser)).toBe(alive)
    test.clock.advance(24 * hour)
    expect(await statusOf(browser)).toBe(401)
  })

  it('after seven days, even with constant requests [ASVS 7.3.2]', async () => {
    const browser = await test.browseAsAdmin()
    for (let i = 0; i < 13; i += 1) {
      test.clock.advance(12 * hour)
      expect(await statusOf(browser)).toBe(alive)
    }
    test.clock.advance(12 * hour)
    expect(await statusOf(browser)).toBe(401)
  })

  it('when an eleventh session starts', async () => {
    const { id } = await test.createUser({ role: 'admin' })
    const browsers: Browser[] = []
    for (let i = 0; i < 11; i += 1) {
      test.clock.advance(1000)
      browsers.push(await test.browse(id))
    }
    const statuses = await Promise.all(browsers.map(statusOf))
    expect(statuses).toEqual([401, ...Array(10).fill(alive)])
  })

  it('but not because of sessions that never pass the second factor', async () => {
    const { id, email } = await test.createUser({ role: 'admin' })
    const browser = await test.browse(id)
    const first = test.anonymous(cookieOf(await enter(email)))
    for (let i = 0; i < 10; i += 1) {
      test.clock.advance(1000)
      await enter(email)
    }
    expect(await statusOf(browser)).toBe(alive)
    expect((await first.post('/auth/totp')).statusCode).toBe(401)
  })

  it('when its account is banned or deleted, or its sessions are ended [ASVS 7.4.2]', async () => {
    const changes = [{ isBanned: true }, { deletedAt: new Date() }]
    for (const change of changes) {
      const browser = await test.browseAsAdmin()
      await test.db.update(users).set(change).where(eq(users.id, browser.userId))
      expect(await statusOf(browser)).toBe(401)
    }
    const browser = await test.browseAsAdmin()
    const other = await test.browse(browser.userId)
    await test.db.transaction(async (tx) => {
      expect(await endSessions(tx, browser.userId)).toBe(2)
    })
    expect([await statusOf(browser), await statusOf(other)]).toEqual([401, 401])
  })
})

it('a sweep deletes only expired sessions', async () => {
  const { userId } = await test.browseAsAdmin()
  await test.browse(userId, { mfa: false })
  const leftAfter = async (milliseconds: number): Promise<number> => {
    await sweepSessions(test.db, new Date(test.clock.now().getTime() + milliseconds))
    return test.db.$count(sessions, eq(sessions.userId, userId))
  }
  expect(await leftAfter(9 * minute)).toBe(2)
  expect(await leftAfter(11 * minute)).toBe(1)
  expect(await leftAfter(23 * hour)).toBe(1)
  expect(await leftAfter(25 * hour)).toBe(0)
})

describe('signing out', () => {
  it('ends the session at once and expires the cookie [ASVS 7.4.1]', async () => {
    const browser = await test.browseAsAdmin()
    const response = await browser.get('/auth/logout')
    expect(response.json()).toEqual({ message: 'Logged out successfully' })
    expect(String(response.headers['set-cookie'])).toMatch(/^sid=; Max-Age=0; Path=\/; HttpOnly/)
    expect(await statusOf(browser)).toBe(401)
  })

  it('never fails without a session or with an expired one', async () => {
    expect((await test.anonymous().get('/auth/logout')).statusCode).toBe(200)
    const browser = await test.browseAsAdmin()
    test.clock.advance(8 * 24 * hour)
    expect((await browser.get('/auth/logout')).statusCode).toBe(200)
  })

  it('never fails, even without a database', async () => {
    const broken = await createTestApp()
    const browser = await broken.browseAsAdmin()
    await broken.database.close()
    const response = await browser.get('/auth/logout')
    expect(response.statusCode).toBe(200)
    expect(response.headers['set-cookie']).toContain('Max-Age=0')
    expect((await browser.get('/users')).statusCode).toBe(503)
    await broken.close()
  })
})
