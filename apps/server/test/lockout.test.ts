// Specification: 2.3, 2.4, 2.5

import { eq } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { limits, slowdowns, wrongCodesPerPassword } from '../src/kernel/limits.ts'
import { createLimiter } from '../src/limits/limiter.ts'
import { rateLimits, totp, users } from '../src/platform/database/schema.ts'
import type { TestApp } from './helper.ts'
import { type Browser, cookieOf, createTestApp, deviceCookieOf, password } from './helper.ts'
import { emailTo, readEmails } from './outbox.ts'

const minute = 60_000
const day = 24 * 60 * minute

let test: TestApp
let secure: TestApp
beforeAll(async () => {
  test = await createTestApp({ sends: true })
  secure = await createTestApp({ env: { PUBLIC_URL: 'https://panel.example.org' } })
})
afterAll(async () => {
  await test.close()
  await secure.close()
})
beforeEach(() => test.db.delete(rateLimits))

interface Try {
  readonly password?: string
  readonly cookie?: string
  readonly from?: string
}

const signIn = (email: string, { password: typed = password, cookie, from }: Try = {}) =>
  test.anonymous(cookie).post('/auth/signin', { email, password: typed }, { ...(from && { from }) })

/** Failed attempts of strangers from many addresses, without hashing. */
const guess = async (email: string, times: number): Promise<void> => {
  const limiter = createLimiter(test.database.pool, 600)
  for (let i = 0; i < times; i += 1) await limiter.slowDown('signInGuesses', email)
}
const guessLimit = slowdowns.signInGuesses.points

const kindsTo = async (email: string) =>
  (await readEmails(test.config.dataDir)).filter(({ to }) => to === email).map(({ kind }) => kind)
/** Waits for all due emails, by adding one more and waiting for it. */
const settle = async () => {
  const { email } = await test.createUser()
  await test.anonymous().post('/auth/forgot-password', { email })
  await emailTo(test.config.dataDir, email, 'reset')
}

/** A member, and the cookie of a browser in which they have signed in. */
const member = async () => {
  const { email, id } = await test.createUser()
  return { email, id, device: deviceCookieOf(await signIn(email)) }
}

describe('a known browser', () => {
  it('signs in at once while strangers guess, even from the same address', async () => {
    const { email, device } = await member()
    const from = '192.0.2.1'
    await guess(email, guessLimit + 1)
    for (let i = 0; i < limits.signInAccount.points; i += 1) {
      await signIn(email, { password: 'wrong', from })
    }
    expect((await signIn(email, { from })).statusCode).toBe(429)
    expect((await signIn(email, { from, cookie: device })).statusCode).toBe(200)
  })

  it('has its own ten attempts', async () => {
    const { email, device } = await member()
    const statuses: number[] = []
    for (let i = 0; i < limits.signInAccount.points; i += 1) {
      const wrong = { password: 'wrong', cookie: device }
      statuses.push((await signIn(email, wrong)).statusCode)
    }
    expect(new Set(statuses)).toEqual(new Set([401]))
    expect((await signIn(email, { cookie: device })).statusCode).toBe(429)
    expect((await signIn(email)).statusCode).toBe(200)
  })

  it('has no limit for successful sign-ins', async () => {
    const { email, device } = await member()
    const statuses: number[] = []
    for (let i = 0; i <= limits.signInAccountHour.points; i += 1) {
      statuses.push((await signIn(email, { cookie: device })).statusCode)
    }
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('does not end the wait of guessing strangers by signing in', async () => {
    const { email, device } = await member()
    await guess(email, guessLimit + 1)
    expect((await signIn(email, { cookie: device })).statusCode).toBe(200)
    expect((await signIn(email)).statusCode).toBe(429)
  })

  it('has passed both factors', async () => {
    const { email } = await test.createUser({ role: 'admin' })
    const entered = await signIn(email)
    expect(deviceCookieOf(entered)).toBe('')
    const partial = test.anonymous(cookieOf(entered))
    const { secret } = (await partial.post('/auth/totp')).json()
    const token = generateSync({ secret, epoch: Math.floor(Date.now() / 1000) })
    const device = deviceCookieOf(await partial.post('/auth/totp-verify', { token }))
    await guess(email, guessLimit + 1)
    expect((await signIn(email, { cookie: device })).statusCode).toBe(200)
  })

  it('is not recognised by the signature of a session cookie [ASVS 9.2.2]', async () => {
    const { email, device } = await member()
    const [cookie = '', value = ''] = device.split('=')
    const [id, since, account] = value.split('.')
    const forged = `${cookie}=${test.app.signCookie(`${id}.${since}.${account}`)}`
    await guess(email, guessLimit + 1)
    expect((await signIn(email, { cookie: forged })).statusCode).toBe(429)
    expect((await signIn(email, { cookie: device })).statusCode).toBe(200)
  })

  it('has a cookie that scripts and other sites cannot read', async () => {
    const { email } = await secure.createUser()
    const answer = await secure.anonymous().post('/auth/signin', { email, password })
    const [, device] = [answer.headers['set-cookie']].flat()
    expect(device).toMatch(
      /^__Host-device-[0-9a-f]{8}=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    expect(device).not.toContain(email)
  })
})

describe('an unknown browser', () => {
  it('is not locked out by ten wrong passwords of a stranger', async () => {
    const { email } = await test.createUser()
    const from = '192.0.2.2'
    for (let i = 0; i < 11; i += 1) await signIn(email, { password: 'wrong', from })
    expect((await signIn(email, { from })).statusCode).toBe(429)
    expect((await signIn(email)).statusCode).toBe(200)
  })

  it('waits seconds, not minutes, while strangers guess from many addresses', async () => {
    const { email } = await test.createUser()
    await guess(email, guessLimit + 1)
    const refused = await signIn(email)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe(String(slowdowns.signInGuesses.firstWait))
    test.clock.advance(slowdowns.signInGuesses.firstWait * 1000 + 1)
    expect((await signIn(email)).statusCode).toBe(200)
  })

  it('becomes known by a link from the email of the account', async () => {
    const { email } = await test.createUser()
    await guess(email, guessLimit + 1)
    await test.anonymous().post('/auth/forgot-password', { email })
    const { token } = await emailTo(test.config.dataDir, email, 'reset')
    const chosen = 'battery staple 7'
    const reset = await test.anonymous().post('/auth/reset-password', { token, password: chosen })
    const cookie = deviceCookieOf(reset)
    expect((await signIn(email, { password: chosen })).statusCode).toBe(429)
    expect((await signIn(email, { password: chosen, cookie })).statusCode).toBe(200)
  })
})

describe('emails of a reset', () => {
  it('that strangers requested do not block a known browser', async () => {
    const { email, device } = await member()
    const ask = (cookie = '') => test.anonymous(cookie).post('/auth/forgot-password', { email })
    for (let i = 0; i < limits.forgotPasswordAccount.points; i += 1) await ask()
    expect((await ask()).statusCode).toBe(429)
    expect((await ask(device)).statusCode).toBe(200)
  })

  it('cannot be used up for longer than the last one is valid', () => {
    // Otherwise a stranger could leave the owner without a link for 30 minutes or without a key
    // for 10.
    expect(limits.forgotPasswordAccount.seconds).toBeLessThanOrEqual(30 * 60)
    expect(limits.securityKeyAccount.seconds).toBeLessThanOrEqual(10 * 60)
  })
})

describe('the owner of an account whose password is guessed', () => {
  it('gets an email once a day, and an address without an account gets none', async () => {
    const { email } = await test.createUser()
    const banned = await test.createUser({ isBanned: true })
    const nobody = 'nobody@example.org'
    const attack = async (): Promise<void> => {
      for (const one of [email, banned.email, nobody]) {
        await guess(one, guessLimit)
        for (const wait of [0, 5000, 10_000]) {
          test.clock.advance(wait + 1)
          expect((await signIn(one, { password: 'wrong' })).statusCode).toBe(401)
        }
      }
    }
    await attack()
    const { subject, text } = await emailTo(test.config.dataDir, email, 'password-guessed')
    expect(subject).toBe('Someone is guessing your Hearth password')
    expect(text).toContain('\nhttp://localhost:3000/forgot-password\n')
    await settle()
    expect(await kindsTo(email)).toEqual(['password-guessed'])
    expect([...(await kindsTo(banned.email)), ...(await kindsTo(nobody))]).toEqual([])

    test.clock.advance(day)
    await attack()
    await emailTo(test.config.dataDir, email, 'password-guessed', 2)
  })
})

describe('passwords tried on many accounts', () => {
  const spray = async () => {
    const limiter = createLimiter(test.database.pool, 600)
    for (let i = 0; i < limits.signInEverywhere.points; i += 1) {
      await limiter.takeIfLeft('signInEverywhere', '')
    }
  }
  const statusesFrom = async (addresses: (i: number) => string) => {
    const statuses: number[] = []
    for (let i = 0; i <= limits.signInNetwork.points; i += 1) {
      const wrong = { password: 'wrong', from: addresses(i) }
      statuses.push((await signIn(`sprayed-${i}@example.org`, wrong)).statusCode)
    }
    return statuses
  }

  it('leave a network five attempts in five minutes after 300 failures in total [ASVS 6.3.1]', async () => {
    await spray()
    const statuses = await statusesFrom((i) => `2001:db8:1:${i}::1`)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('do not lock out other networks or known browsers', async () => {
    const { email, device } = await member()
    await spray()
    await statusesFrom(() => '192.0.2.3')
    expect((await signIn(email, { from: '192.0.2.3' })).statusCode).toBe(429)
    expect((await signIn(email, { from: '192.0.2.3', cookie: device })).statusCode).toBe(200)
    expect((await signIn(email)).statusCode).toBe(200)
  })

  it('have no effect below that', async () => {
    const statuses = await statusesFrom(() => '192.0.2.4')
    expect(new Set(statuses)).toEqual(new Set([401]))
  })
})

describe('codes guessed by an attacker with the password', () => {
  const codeOf = (seed: string) =>
    generateSync({ secret: seed, epoch: Math.floor(Date.now() / 1000) })
  const enter = async (email: string) => test.anonymous(cookieOf(await signIn(email)))
  const giveCode = (browser: Browser, token: string, from?: string) =>
    browser.post('/auth/totp-verify', { token }, { ...(from && { from }) })
  const wrongFor = (seed: string) => (codeOf(seed) === '000000' ? '111111' : '000000')
  const fail = async ({ email, seed }: { email: string; seed: string }, from?: string) => {
    const browser = await enter(email)
    for (let i = 0; i < 5; i += 1) {
      const answer = await giveCode(browser, wrongFor(seed), from)
      expect([200, 429]).toContain(answer.statusCode)
    }
  }
  const enrolled = async () => {
    const { id, email } = await test.createUser({ role: 'admin' })
    const { browser, seed } = await test.signIn(email)
    test.clock.nextTotpStep()
    return { id, email, seed, browser }
  }
  const setWrongCodes = (id: string, wrongCodes: number) =>
    test.db.update(totp).set({ wrongCodes }).where(eq(totp.userId, id))
  const wrongCodesOf = async (id: string) =>
    (await test.db.select().from(totp).where(eq(totp.userId, id)))[0]?.wrongCodes

  it('do not lock the owner out', async () => {
    const owner = await enrolled()
    for (let i = 0; i < 3; i += 1) await fail(owner, '192.0.2.5')
    const answer = await giveCode(await enter(owner.email), codeOf(owner.seed))
    expect(answer.json()).toMatchObject({ verified: true })
  })

  it("cannot end the owner's sign-in by many other sign-ins", async () => {
    const owner = await enrolled()
    const statuses: number[] = []
    const from = '192.0.2.6'
    for (let i = 0; i <= limits.signInAccount.points; i += 1) {
      statuses.push((await signIn(owner.email, { from })).statusCode)
    }
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([200]))
    expect(statuses.at(-1)).toBe(429)
    // From many addresses, each with a sign-in that is not completed.
    await guess(owner.email, guessLimit - limits.signInAccount.points + 1)
    expect((await signIn(owner.email)).statusCode).toBe(429)
  })

  it('are reset by a right code', async () => {
    const owner = await enrolled()
    for (let i = 0; i < guessLimit + 5; i += 1) {
      test.clock.nextTotpStep()
      const answer = await giveCode(await enter(owner.email), codeOf(owner.seed))
      expect(answer.json()).toMatchObject({ verified: true })
    }
  })

  it('are reported to the owner when they end the first session, and then once a day', async () => {
    const owner = await enrolled()
    const browser = await enter(owner.email)
    for (let i = 0; i < 4; i += 1) await giveCode(browser, wrongFor(owner.seed))
    await settle()
    expect(await kindsTo(owner.email)).toEqual(['second-factor-set'])
    await giveCode(browser, wrongFor(owner.seed))
    const email = await emailTo(test.config.dataDir, owner.email, 'password-known')
    expect(email.subject).toBe('Someone may know your Hearth password')
    expect(email.text).toContain('\nhttp://localhost:3000/forgot-password\n')

    await fail(owner)
    await settle()
    expect(await kindsTo(owner.email)).toEqual(['second-factor-set', 'password-known'])
    test.clock.advance(day)
    await fail(owner)
    await emailTo(test.config.dataDir, owner.email, 'password-known', 2)
  })

  it('also end a session that has passed the second factor, without an email about the password', async () => {
    const owner = await enrolled()
    for (let i = 0; i < 5; i += 1) await giveCode(owner.browser, wrongFor(owner.seed))
    expect((await owner.browser.get('/announcements')).statusCode).toBe(401)
    await settle()
    expect(await kindsTo(owner.email)).toEqual(['second-factor-set'])
  })

  it('make the password void after 50 in a row, until the owner chooses another one', async () => {
    const owner = await enrolled()
    const other = await enter(owner.email)
    await setWrongCodes(owner.id, wrongCodesPerPassword - 1)
    const last = await giveCode(await enter(owner.email), wrongFor(owner.seed))
    expect(last.json()).toEqual({ verified: false })
    await emailTo(test.config.dataDir, owner.email, 'password-void')
    const [row] = await test.db.select().from(users).where(eq(users.id, owner.id))
    expect(row?.passwordHash).toBeNull()
    expect((await signIn(owner.email)).statusCode).toBe(401)
    // Sessions that passed only the password have ended. The owner's session continues.
    expect((await giveCode(other, codeOf(owner.seed))).statusCode).toBe(401)
    expect((await owner.browser.get('/announcements')).statusCode).toBe(200)

    await test.anonymous().post('/auth/forgot-password', { email: owner.email })
    const { token } = await emailTo(test.config.dataDir, owner.email, 'reset')
    const chosen = 'battery staple 7'
    await test.anonymous().post('/auth/reset-password', { token, password: chosen })
    const entered = await signIn(owner.email, { password: chosen })
    const answer = await giveCode(test.anonymous(cookieOf(entered)), codeOf(owner.seed))
    expect(answer.json()).toMatchObject({ verified: true })
  })

  it('are reset by a right code and by a new password', async () => {
    const owner = await enrolled()
    await setWrongCodes(owner.id, wrongCodesPerPassword - 1)
    await giveCode(await enter(owner.email), codeOf(owner.seed))
    expect(await wrongCodesOf(owner.id)).toBe(0)

    await setWrongCodes(owner.id, 7)
    await test.anonymous().post('/auth/forgot-password', { email: owner.email })
    const { token } = await emailTo(test.config.dataDir, owner.email, 'reset')
    const body = { token, password: 'battery staple 7' }
    await test.anonymous().post('/auth/reset-password', body)
    expect(await wrongCodesOf(owner.id)).toBe(0)
  })
})

// Last, because it moves the clock so far that the outbox is emptied.
describe('the cookie of a known browser', () => {
  it('is valid for one account, for 180 days, and cannot be forged [ASVS 9.1.1]', async () => {
    const { email, device } = await member()
    const other = await member()
    await guess(email, guessLimit + 1)
    const [name = '', value = ''] = device.split('=')
    const [otherName = ''] = other.device.split('=')
    const forged = [
      `${name}=${other.device.split('=')[1]}`,
      `${otherName}=${value}`,
      `${name}=${value.slice(0, -4)}aaaa`,
      `${name}=x`,
    ]
    for (const cookie of forged) expect((await signIn(email, { cookie })).statusCode).toBe(429)

    test.clock.advance(180 * day - 1000)
    await guess(email, guessLimit + 1)
    const renewed = await signIn(email, { cookie: device })
    expect(renewed.statusCode).toBe(200)
    test.clock.advance(2000)
    await guess(email, 1).catch(() => undefined)
    expect((await signIn(email, { cookie: device })).statusCode).toBe(429)
    expect((await signIn(email, { cookie: deviceCookieOf(renewed) })).statusCode).toBe(200)
  })
})
