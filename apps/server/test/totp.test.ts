// Specification: 2.4, 7

import { and, eq } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createKeys } from '../src/auth/keys.ts'
import { auditEntries, sessions, totp } from '../src/platform/database/schema.ts'
import { type Browser, cookieOf, createTestApp, password, type TestApp } from './helper.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
// A code works once, so every test starts with unused codes.
beforeEach(() => test.clock.advance(60 * 60_000))

const codeOf = (seed: string, steps = 0): string =>
  generateSync({ secret: seed, epoch: Math.floor(Date.now() / 1000) + steps * 30 })

const wrongFor = (seed: string): string => {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(seed, steps))
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((c) => !right.includes(c)) ??
    ''
  )
}

const enter = async (email: string): Promise<Browser> => {
  const response = await test.anonymous().post('/auth/signin', { email, password, role: 'ADMIN' })
  expect(response.statusCode).toBe(200)
  return test.anonymous(cookieOf(response))
}

/** An administrator with a second factor; the code that enrolled it is in the past. */
const enrolled = async () => {
  const admin = await test.createUser({ role: 'admin' })
  const { browser, seed } = await test.signIn(admin.email)
  test.clock.nextTotpStep()
  return { admin, seed, browser }
}

const isFull = async (browser: Browser): Promise<boolean> =>
  (await browser.get('/membership-plan/get-active')).statusCode === 200

describe('setting up', () => {
  it('gives a 160-bit secret and its QR code as an image drawn by the server [ASVS 6.5.3]', async () => {
    const admin = await test.createUser({ role: 'admin' })
    const { qr, secret } = (await (await enter(admin.email)).post('/auth/totp')).json()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(qr).toMatch(/^data:image\/png;base64,iVBOR/)
  })

  it('keeps the seed encrypted, with the id of its key', async () => {
    const { admin, seed } = await enrolled()
    const [row] = await test.db.select().from(totp).where(eq(totp.userId, admin.id))
    expect(JSON.stringify(row)).not.toContain(seed)
    const sealed = { text: row?.seed ?? '', keyId: row?.keyId ?? '' }
    expect(test.keys.open(sealed, admin.id)).toBe(seed)
    expect(test.keys.open(sealed, 'another owner')).toBeUndefined()
    expect(
      createKeys('x'.repeat(32), ['a test key that is 32 bytes long!']).open(sealed, admin.id),
    ).toBe(seed)
    expect(createKeys('x'.repeat(32)).open(sealed, admin.id)).toBeUndefined()
  })

  it('is refused to a stolen password, without a secret [ASVS 2.3.1]', async () => {
    const { admin, seed } = await enrolled()
    const attacker = await enter(admin.email)
    const response = await attacker.post('/auth/totp')
    expect(response.statusCode).toBe(403)
    expect(response.json()).toEqual({
      message:
        'Two-factor authentication is already set up. To replace it, enter a code first and come back within 5 minutes.',
      code: 'alreadyEnrolled',
    })
    const owner = await enter(admin.email)
    expect((await owner.post('/auth/totp-verify', { token: codeOf(seed) })).json().verified).toBe(
      true,
    )
  })

  it('is refused five minutes after the last code, also on an unlocked screen', async () => {
    const { browser, seed } = await enrolled()
    test.clock.advance(5 * 60_000)
    const refused = await browser.post('/auth/totp')
    expect(refused.statusCode).toBe(403)
    expect(refused.json().secret).toBeUndefined()

    const confirmed = await browser.post('/auth/totp-verify', { token: codeOf(seed) })
    const fresh = test.anonymous(cookieOf(confirmed))
    test.clock.advance(5 * 60_000 - 1000)
    const { secret } = (await fresh.post('/auth/totp')).json()
    // Scanning the code may take longer than that.
    test.clock.advance(5 * 60_000)
    const replaced = await fresh.post('/auth/totp-verify', { token: codeOf(secret) })
    expect(replaced.json()).toMatchObject({ verified: true })
  })

  it('needs a password of the last ten minutes before there is a second factor', async () => {
    const { email } = await test.createUser()
    const enterAsMember = async () => {
      const signedIn = await test.anonymous().post('/auth/signin', { email, password })
      return test.anonymous(cookieOf(signedIn))
    }
    const browser = await enterAsMember()
    test.clock.advance(10 * 60_000)
    expect(await isFull(browser)).toBe(true)
    const refused = await browser.post('/auth/totp')
    expect([refused.statusCode, refused.json()]).toEqual([
      401,
      { message: 'Please sign in again before you set up a second factor', code: 'notSignedIn' },
    ])
    expect(await isFull(browser)).toBe(true)
    const { secret } = (await (await enterAsMember()).post('/auth/totp')).json()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  })

  it('needs a code in this session, not in another one', async () => {
    const { admin, seed, browser } = await enrolled()
    const other = await test.browse(admin.id)
    test.clock.advance(5 * 60_000)
    const confirmed = await browser.post('/auth/totp-verify', { token: codeOf(seed) })
    expect(confirmed.json()).toMatchObject({ verified: true })
    expect((await other.post('/auth/totp')).statusCode).toBe(403)
  })

  it('keeps the old authenticator valid until a code of the new one is verified', async () => {
    const { admin, seed, browser } = await enrolled()
    const { secret } = (await browser.post('/auth/totp')).json()

    const again = await enter(admin.email)
    const newCode = await again.post('/auth/totp-verify', { token: codeOf(secret) })
    expect(newCode.json()).toEqual({ verified: false })
    const oldCode = await again.post('/auth/totp-verify', { token: codeOf(seed) })
    expect(oldCode.json()).toMatchObject({ verified: true })

    const replaced = await browser.post('/auth/totp-verify', { token: codeOf(secret) })
    expect(replaced.json()).toMatchObject({ verified: true })
    test.clock.nextTotpStep()
    const later = await enter(admin.email)
    expect((await later.post('/auth/totp-verify', { token: codeOf(seed) })).json().verified).toBe(
      false,
    )
    expect((await later.post('/auth/totp-verify', { token: codeOf(secret) })).json().verified).toBe(
      true,
    )
  })

  it('ends all other sessions when it is done [ASVS 7.4.3]', async () => {
    const { admin, browser } = await enrolled()
    const other = await test.browse(admin.id)
    const { secret } = (await browser.post('/auth/totp')).json()
    const done = await browser.post('/auth/totp-verify', { token: codeOf(secret) })
    expect(await isFull(test.anonymous(cookieOf(done)))).toBe(true)
    expect((await other.get('/users')).statusCode).toBe(401)
    expect((await browser.get('/users')).statusCode).toBe(401)
  })

  it('waits ten minutes for the first code', async () => {
    const admin = await test.createUser({ role: 'admin' })
    const { secret } = (await (await enter(admin.email)).post('/auth/totp')).json()
    test.clock.advance(10 * 60_000)
    const late = await enter(admin.email)
    expect((await late.post('/auth/totp-verify', { token: codeOf(secret) })).json().verified).toBe(
      false,
    )
  })

  it('returns the same secret to a reloaded page, without using up the limit', async () => {
    const admin = await test.createUser({ role: 'admin' })
    const browser = await enter(admin.email)
    const ask = async (query = '') => (await browser.post(`/auth/totp${query}`)).json().secret
    const first = await ask()
    for (let i = 0; i < 6; i += 1) expect(await ask()).toBe(first)
    const second = await ask('?renew=true')
    expect(second).not.toBe(first)
    expect(await ask()).toBe(second)
    expect(
      (await browser.post('/auth/totp-verify', { token: codeOf(second) })).json(),
    ).toMatchObject({
      verified: true,
    })
  })

  it('does not return the secret to another session', async () => {
    const admin = await test.createUser({ role: 'admin' })
    const [one, other] = [await enter(admin.email), await enter(admin.email)]
    const { secret } = (await one.post('/auth/totp')).json()
    expect((await other.post('/auth/totp')).json().secret).not.toBe(secret)
  })

  it('can be started five times in ten minutes', async () => {
    const admin = await test.createUser({ role: 'admin' })
    const browser = await enter(admin.email)
    const ask = async (from: string) =>
      (await browser.post('/auth/totp?renew=true', undefined, { from })).statusCode
    for (let i = 0; i < 5; i += 1) expect(await ask('192.0.2.31')).toBe(200)
    expect(await ask('192.0.2.31')).toBe(429)
    expect(await ask('192.0.2.32')).toBe(200)
  })

  it('passes pending and enrolled seeds to the demo', async () => {
    const told: string[] = []
    const demo = await createTestApp({
      onSeed: async (_user, seed, state) => void told.push(`${state} ${seed}`),
    })
    const admin = await demo.createUser({ role: 'admin' })
    const { seed } = await demo.signIn(admin.email)
    expect(told).toEqual([`pending ${seed}`, `enrolled ${seed}`])
    await demo.close()
  })
})

describe('a code', () => {
  it.each([
    ['of the step before', -1, true],
    ['of this step', 0, true],
    ['of the next step', 1, true],
    ['of two steps before', -2, false],
    ['of two steps ahead', 2, false],
  ])('%s', async (_name, steps, verified) => {
    const { admin, seed } = await enrolled()
    // Leaves room for the previous step, which the enrolment has used.
    test.clock.advance(30_000)
    const browser = await enter(admin.email)
    const response = await browser.post('/auth/totp-verify', { token: codeOf(seed, steps) })
    expect(response.json()).toMatchObject({ verified })
  })

  it('works once, and no earlier one works after it [ASVS 6.5.1]', async () => {
    const { admin, seed } = await enrolled()
    test.clock.advance(30_000)
    const earlier = codeOf(seed, -1)
    const token = codeOf(seed)
    const first = await enter(admin.email)
    const second = await enter(admin.email)
    expect((await first.post('/auth/totp-verify', { token })).json()).toMatchObject({
      verified: true,
    })
    // The session before the code has ended; it was replaced, not completed.
    expect((await first.post('/auth/totp')).statusCode).toBe(401)
    const used = { verified: false, code: 'codeUsed' }
    expect((await second.post('/auth/totp-verify', { token })).json()).toEqual(used)
    expect((await second.post('/auth/totp-verify', { token: earlier })).json()).toEqual(used)
  })

  it('that was used counts for nothing, however often it is sent', async () => {
    const { admin, seed } = await enrolled()
    test.clock.advance(30_000)
    const token = codeOf(seed)
    await (await enter(admin.email)).post('/auth/totp-verify', { token })
    const browser = await enter(admin.email)
    const send = (code: string) =>
      browser.post('/auth/totp-verify', { token: code }, { from: '192.0.2.92' })
    for (let i = 0; i < 3; i += 1) await send(wrongFor(seed))
    for (let i = 0; i < 11; i += 1) {
      const again = await send(token)
      expect([again.statusCode, again.json()]).toEqual([200, { verified: false, code: 'codeUsed' }])
    }
    // The fifth wrong code would end the session.
    await send(wrongFor(seed))
    const [row] = await test.db.select().from(totp).where(eq(totp.userId, admin.id))
    expect(row?.wrongCodes).toBe(4)
    const ofAccount = and(
      eq(auditEntries.subjectId, admin.id),
      eq(auditEntries.action, 'totp.used'),
    )
    expect(await test.db.$count(auditEntries, ofAccount)).toBe(11)
    test.clock.nextTotpStep()
    expect((await send(codeOf(seed))).json()).toMatchObject({ verified: true })
  })

  it('that was used has no code on a server without the feature', async () => {
    const plain = await createTestApp({ env: { FEATURES: 'none' } })
    const admin = await plain.createUser({ role: 'admin' })
    const { seed } = await plain.signIn(admin.email)
    const signedIn = await plain.anonymous().post('/auth/signin', { email: admin.email, password })
    const again = await plain
      .anonymous(cookieOf(signedIn))
      .post('/auth/totp-verify', { token: codeOf(seed) })
    expect(again.json()).toEqual({ verified: false })
    await plain.close()
  })

  it('completes one of eight sessions at the same time', async () => {
    const { admin, seed } = await enrolled()
    const browsers = await Promise.all(Array.from({ length: 8 }, () => enter(admin.email)))
    const token = codeOf(seed)
    const answers = await Promise.all(browsers.map((b) => b.post('/auth/totp-verify', { token })))
    expect(answers.filter((answer) => answer.json().verified === true)).toHaveLength(1)
  })

  it('sent twice at once from one session completes it once', async () => {
    const { admin, seed } = await enrolled()
    const browser = await enter(admin.email)
    const token = codeOf(seed)
    const send = () => browser.post('/auth/totp-verify', { token })
    const answers = await Promise.all([send(), send()])
    expect(answers.filter((answer) => answer.json().verified === true)).toHaveLength(1)
    const full = await test.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, admin.id), eq(sessions.mfa, true)))
    // The session that enrolled, and the new one.
    expect(full).toHaveLength(2)
  })

  it('is not valid again after the clock was set back', async () => {
    const { admin, seed } = await enrolled()
    const token = codeOf(seed)
    const browser = await enter(admin.email)
    expect((await browser.post('/auth/totp-verify', { token })).json().verified).toBe(true)
    test.clock.advance(-60_000)
    const back = await enter(admin.email)
    expect((await back.post('/auth/totp-verify', { token: codeOf(seed) })).json().verified).toBe(
      false,
    )
  })
})

it('a right code is accepted even if its points cannot be given back', async () => {
  const { admin, seed } = await enrolled()
  const browser = await enter(admin.email)
  await test.database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
    create trigger refuse before update on rate_limits for each row
      when (new.points < old.points) execute function refuse()`)
  try {
    const verified = await browser.post('/auth/totp-verify', { token: codeOf(seed) })
    expect(verified.json()).toMatchObject({ verified: true })
    expect(await isFull(test.anonymous(cookieOf(verified)))).toBe(true)
    const { email } = await test.createUser()
    const signedIn = await test.anonymous().post('/auth/signin', { email, password })
    expect(await isFull(test.anonymous(cookieOf(signedIn)))).toBe(true)
  } finally {
    await test.database.pool.query('drop function refuse cascade')
  }
  expect(test.logged.join('')).toContain('could not be given back')
})

describe('guessing', () => {
  it('ends the session at the fifth wrong code', async () => {
    const { admin, seed } = await enrolled()
    const browser = await enter(admin.email)
    for (let i = 0; i < 5; i += 1) {
      const response = await browser.post('/auth/totp-verify', { token: wrongFor(seed) })
      expect(response.json()).toEqual({ verified: false })
      expect(response.headers['set-cookie'] !== undefined).toBe(i === 4)
    }
    const after = await browser.post('/auth/totp-verify', { token: codeOf(seed) })
    expect(after.statusCode).toBe(401)
    const locked = await test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, admin.id), eq(auditEntries.action, 'totp.locked')))
    expect(locked).toHaveLength(1)
  })

  it('in parallel is checked five times at most', async () => {
    const { admin, seed } = await enrolled()
    const browser = await enter(admin.email)
    const token = wrongFor(seed)
    const guesses = Array.from({ length: 50 }, () => browser.post('/auth/totp-verify', { token }))
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status !== 200 && status !== 429 && status !== 401)).toEqual(
      [],
    )
  })

  it('is stopped at ten attempts in an hour over several sessions from one address', async () => {
    const { admin, seed } = await enrolled()
    const from = '192.0.2.30'
    for (let session = 0; session < 2; session += 1) {
      const browser = await enter(admin.email)
      for (let i = 0; i < 5; i += 1) {
        await browser.post('/auth/totp-verify', { token: wrongFor(seed) }, { from })
      }
    }
    const browser = await enter(admin.email)
    const right = await browser.post('/auth/totp-verify', { token: codeOf(seed) }, { from })
    expect(right.statusCode).toBe(429)
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(3000)
    test.clock.advance(60 * 60_000 + 1000)
    const later = await enter(admin.email)
    const again = await later.post('/auth/totp-verify', { token: codeOf(seed) }, { from })
    expect(again.json().verified).toBe(true)
  })
})
