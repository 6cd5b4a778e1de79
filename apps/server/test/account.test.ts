// Specification: 2.4, 2.6

import { and, eq, isNull, sql } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { describe, expect, it } from 'vitest'
import { auditEntries, recoveryCodes, sessions, users } from '../src/platform/database/schema.ts'
import { type Browser, cookieOf, password, type TestApp } from './helper.ts'
import { shareEmptiedTestApp } from './shareTestApp.ts'

let test: TestApp
shareEmptiedTestApp(users, async (shared) => {
  test = shared
  await test.db.execute(sql`delete from jobs.job`)
})

const firefox =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:151.0) Gecko/20100101 Firefox/151.0'
const signedIn = async () => {
  const { email, id } = await test.createUser({ role: 'admin', teamRole: 'viewer' })
  const { browser } = await test.signIn(email)
  return { id, email, browser }
}
const passwordOnly = async (email: string): Promise<Browser> => {
  const response = await test.anonymous().post('/auth/signin', { email, password, role: 'ADMIN' })
  return test.anonymous(cookieOf(response))
}
const emails = async () => {
  const { rows } = await test.db.execute<{ template: string }>(
    sql`select data ->> 'template' as template from jobs.job where name = 'email' order by created_on, id`,
  )
  return rows.map(({ template }) => template)
}
const codesOf = async (browser: Browser): Promise<string[]> =>
  (await browser.post('/account/recovery-codes')).json().data.codes
const recover = (browser: Browser, code = '') => browser.post('/auth/recovery', { code })

describe('the account', () => {
  it('shows its sessions with device and network, the current one first', async () => {
    const { id, email, browser } = await signedIn()
    const other = await test.browse(id)
    await test.db
      .update(sessions)
      .set({ lastSeenAt: new Date(test.clock.now().getTime() - 1000) })
      .where(and(eq(sessions.userId, id), isNull(sessions.network)))
    const response = await test
      .anonymous()
      .post(
        '/auth/signin',
        { email, password },
        { from: '192.0.2.44', headers: { 'user-agent': firefox } },
      )
    expect(response.statusCode).toBe(200)
    const [partial] = await test.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, id), eq(sessions.mfa, false)))
    expect(partial).toMatchObject({ device: 'Firefox on macOS', network: '192.0.2.0/24' })

    const { data } = (await browser.get('/account')).json()
    expect(data).toMatchObject({
      id,
      name: 'Ana Sousa',
      email,
      role: 'viewer',
      permissions: ['members.read', 'record.read'],
      authenticatorAt: test.clock.now().toISOString(),
      passkeys: [],
      recoveryCodesLeft: 0,
    })
    expect(data.sessions.map((one: { isCurrent: boolean }) => one.isCurrent)).toEqual([true, false])
    expect((await other.get('/account')).json().data.sessions[0].isCurrent).toBe(true)
  })

  it('ends one session, all others, but neither this one nor those of others', async () => {
    const { id, browser } = await signedIn()
    const [second, third] = [await test.browse(id), await test.browse(id)]
    const stranger = await test.browseAsAdmin()
    const idOf = async (by: Browser): Promise<string> =>
      (await by.get('/account')).json().data.sessions[0].id
    const end = async (target: Browser) =>
      browser.call('DELETE', `/account/sessions/${await idOf(target)}`)
    expect((await end(stranger)).statusCode).toBe(404)
    expect((await end(browser)).json().message).toBe(
      'This is your current session. Sign out instead.',
    )
    expect((await end(second)).json()).toEqual({ message: 'Done' })
    expect((await second.get('/account')).statusCode).toBe(401)
    expect((await browser.call('DELETE', '/account/sessions/nothing')).statusCode).toBe(404)
    expect((await browser.post('/account/sessions/end-others')).statusCode).toBe(200)
    expect((await third.get('/account')).statusCode).toBe(401)
    expect((await browser.get('/account')).statusCode).toBe(200)
    expect((await stranger.get('/account')).statusCode).toBe(200)
  })
})

describe('ending sessions', () => {
  it('needs a second factor of the last five minutes [ASVS 7.5.2]', async () => {
    const { id, browser } = await signedIn()
    const other = await test.browse(id)
    const { data } = (await other.get('/account')).json()
    test.clock.advance(5 * 60_000)
    const answers = [
      await browser.call('DELETE', `/account/sessions/${data.sessions[0].id}`),
      await browser.post('/account/sessions/end-others'),
    ]
    expect(answers.map((one) => one.json().code)).toEqual([
      'secondFactorNotFresh',
      'secondFactorNotFresh',
    ])
    expect((await other.get('/account')).statusCode).toBe(200)
  })
})

describe('changing the password', () => {
  const change = (by: Browser, current: string, next: string) =>
    by.call('PUT', '/account/password', { body: { current, password: next } })

  it('ends all other sessions and emails the person [ASVS 6.2.2]', async () => {
    const { id, email, browser } = await signedIn()
    const other = await test.browse(id)
    expect((await change(browser, password, 'battery staple 7')).json()).toEqual({
      message: 'Done',
    })
    expect((await other.get('/account')).statusCode).toBe(401)
    expect((await browser.get('/account')).statusCode).toBe(200)
    expect((await emails()).at(-1)).toBe('password-changed')
    const signIn = (typed: string) =>
      test.anonymous().post('/auth/signin', { email, password: typed })
    expect((await signIn(password)).statusCode).toBe(401)
    expect((await signIn('battery staple 7')).statusCode).toBe(200)
  })

  it('needs the current password, which can be guessed ten times, and a good new one [ASVS 6.2.1] [ASVS 6.2.3] [ASVS 6.2.11]', async () => {
    const { browser } = await signedIn()
    expect((await change(browser, password, 'password1')).json().errors).toEqual([
      { field: 'password', message: 'This password is too common' },
    ])
    for (let i = 0; i < 10; i += 1) {
      const wrong = await change(browser, `wrong ${i}`, 'battery staple 7')
      expect(wrong.json()).toEqual({
        message: 'Please check the fields',
        code: 'unprocessable',
        errors: [{ field: 'current', message: 'This is not your current password' }],
      })
    }
    expect((await change(browser, password, 'battery staple 7')).statusCode).toBe(429)
  })

  it('needs a second factor of the last five minutes [ASVS 7.5.1]', async () => {
    const { browser } = await signedIn()
    test.clock.advance(5 * 60_000)
    expect((await change(browser, password, 'battery staple 7')).json().code).toBe(
      'secondFactorNotFresh',
    )
    expect((await browser.post('/account/recovery-codes')).json().code).toBe('secondFactorNotFresh')
  })
})

describe('an accepted second factor', () => {
  it('says until when it is fresh, to the millisecond', async () => {
    const { email, browser } = await signedIn()
    const [code] = await codesOf(browser)
    const passed = await recover(await passwordOnly(email), code)
    const full = test.anonymous(cookieOf(passed))
    const left = Date.parse(passed.json().freshUntil) - test.clock.now().getTime()
    expect(left).toBe(5 * 60_000)
    test.clock.advance(left - 1)
    expect((await full.post('/account/recovery-codes')).statusCode).toBe(200)
    test.clock.advance(1)
    expect((await full.post('/account/recovery-codes')).json().code).toBe('secondFactorNotFresh')
  })

  it('says it for each means, and only when it is accepted', async () => {
    const freshUntil = new Date(test.clock.now().getTime() + 5 * 60_000).toISOString()
    const { email } = await test.createUser({ role: 'admin' })
    const partial = await passwordOnly(email)
    const { secret } = (await partial.post('/auth/totp')).json()
    const wrong = await partial.post('/auth/totp-verify', { token: '000000' })
    expect(wrong.json()).toEqual({ verified: false })
    const token = generateSync({ secret })
    const right = await partial.post('/auth/totp-verify', { token })
    expect(right.json()).toEqual({ verified: true, freshUntil })
    const used = await (await passwordOnly(email)).post('/auth/totp-verify', { token })
    expect(used.json()).toEqual({ verified: false, code: 'codeUsed' })
  })
})

describe('recovery codes', () => {
  it('are ten, of Crockford base 32, and are stored encrypted [ASVS 6.5.4]', async () => {
    const { id, browser } = await signedIn()
    const codes = await codesOf(browser)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    const stored = JSON.stringify(await test.db.select().from(recoveryCodes))
    for (const code of codes) expect(stored).not.toContain(code.slice(0, 5))
    expect(await test.db.$count(recoveryCodes, eq(recoveryCodes.userId, id))).toBe(10)
    expect((await emails()).at(-1)).toBe('recovery-codes-made')
  })

  it('are password hashes below the encryption, with one salt for each ten', async () => {
    const { id, browser } = await signedIn()
    const prefixes = async () => {
      await codesOf(browser)
      const rows = await test.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id))
      const hashes = rows.map(({ codeHash, keyId }) =>
        String(test.keys.open({ text: codeHash, keyId }, id)),
      )
      expect(new Set(hashes).size).toBe(10)
      return [...new Set(hashes.map((hash) => hash.slice(0, hash.lastIndexOf('$'))))]
    }
    const sets = [await prefixes(), await prefixes()].flat()
    for (const one of sets) expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}$/)
    expect(new Set(sets).size).toBe(2)
  })

  it('pass the second factor once each, with blanks, in lower case and with look-alikes', async () => {
    const { email, browser } = await signedIn()
    const [first = '', second = ''] = await codesOf(browser)
    const typed = first.toLowerCase().replace('-', '  ').replaceAll('0', 'o').replaceAll('1', 'l')
    const passed = await recover(await passwordOnly(email), ` ${typed} `)
    expect(passed.json()).toMatchObject({ verified: true, left: 9 })
    const full = test.anonymous(cookieOf(passed))
    expect((await full.get('/account')).json().data.recoveryCodesLeft).toBe(9)
    expect((await emails()).at(-1)).toBe('recovery-code-used')
    expect((await recover(await passwordOnly(email), second)).json().left).toBe(8)
    expect(
      await test.db.$count(auditEntries, eq(auditEntries.action, 'recovery-code.use')),
    ).toBeGreaterThanOrEqual(2)
  })

  it('say that they were used, and do not count as attempts then', async () => {
    const { email, browser } = await signedIn()
    const [used, next] = await codesOf(browser)
    await recover(await passwordOnly(email), used)
    const partial = await passwordOnly(email)
    for (let i = 0; i < 11; i += 1) {
      const again = await partial.post('/auth/recovery', { code: used }, { from: '192.0.2.91' })
      expect(again.json()).toEqual({ verified: false, code: 'codeUsed' })
    }
    expect((await recover(partial, next)).json()).toMatchObject({ verified: true, left: 8 })
    expect(await emails()).not.toContain('late-sign-in')
  })

  it('end when new ones are made', async () => {
    const { email, browser } = await signedIn()
    const [old] = await codesOf(browser)
    await codesOf(browser)
    expect((await recover(await passwordOnly(email), old)).json()).toEqual({ verified: false })
  })

  it('of another account are refused', async () => {
    const { email } = await signedIn()
    const [code] = await codesOf((await signedIn()).browser)
    expect((await recover(await passwordOnly(email), code)).json()).toEqual({ verified: false })
  })

  it('are used once by 50 attempts at once', async () => {
    const { id, browser } = await signedIn()
    const [code] = await codesOf(browser)
    const browsers = await Promise.all(
      Array.from({ length: 10 }, () => test.browse(id, { mfa: false })),
    )
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, i) => {
        const by = browsers[i % 10]
        if (!by) throw new Error('a browser is missing')
        return recover(by, code)
      }),
    )
    const passed = responses.filter((one) => one.statusCode === 200 && one.json().verified)
    expect(passed).toHaveLength(1)
    const left = and(eq(recoveryCodes.userId, id), isNull(recoveryCodes.usedAt))
    expect(await test.db.$count(recoveryCodes, left)).toBe(9)
  })

  it('count as wrong codes do: the fifth ends the session', async () => {
    const { email } = await signedIn()
    const partial = await passwordOnly(email)
    for (let i = 0; i < 5; i += 1) {
      expect((await recover(partial, `00000-0000${i}`)).json()).toEqual({ verified: false })
    }
    expect((await recover(partial, '00000-00000')).statusCode).toBe(401)
    expect((await emails()).at(-1)).toBe('password-known')
  })
})
