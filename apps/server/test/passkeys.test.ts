// Specification: 2.4

import { desc, eq, sql } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { describe, expect, it } from 'vitest'
import { hostOf } from '../src/auth/passkeys.ts'
import { auditEntries, passkeys, totp, users } from '../src/platform/database/schema.ts'
import { type Browser, cookieOf, password, type TestApp } from './helper.ts'
import { shareEmptiedTestApp } from './shareTestApp.ts'
import { type Authenticator, createAuthenticator, type Differences } from './softAuthenticator.ts'

let test: TestApp
shareEmptiedTestApp(users, async (shared) => {
  test = shared
  await test.db.execute(sql`delete from jobs.job`)
})

const emails = async () => {
  const { rows } = await test.db.execute<{ template: string }>(
    sql`select data ->> 'template' as template from jobs.job where name = 'email' order by created_on, id`,
  )
  return rows.map(({ template }) => template)
}
const challengeOf = async (browser: Browser, path: string): Promise<string> => {
  const response = await browser.post(path)
  if (response.statusCode !== 200) throw new Error(response.body)
  return response.json().data.challenge
}
const add = async (browser: Browser, authenticator: Authenticator, differences?: Differences) => {
  const challenge = await challengeOf(browser, '/account/passkeys/options')
  const response = authenticator.create(challenge, differences)
  return browser.post('/account/passkeys', { name: ' Work laptop ', response })
}
const verify = async (
  browser: Browser,
  authenticator: Authenticator,
  differences?: Differences,
) => {
  const challenge = await challengeOf(browser, '/auth/passkey/options')
  return browser.post('/auth/passkey', { response: authenticator.get(challenge, differences) })
}
const newest = async (action: string) =>
  (
    await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, action))
      .orderBy(desc(auditEntries.id))
      .limit(1)
  )[0]
const passwordOnly = async (email: string): Promise<{ browser: Browser; user: object }> => {
  const response = await test.anonymous().post('/auth/signin', { email, password, role: 'ADMIN' })
  return { browser: test.anonymous(cookieOf(response)), user: response.json().data.user }
}
/** An account whose only second factor is a passkey. */
const enrolled = async () => {
  const { email, id } = await test.createUser({ role: 'admin' })
  const authenticator = createAuthenticator()
  const { browser } = await passwordOnly(email)
  const added = await add(browser, authenticator)
  return { id, email, authenticator, added, browser: test.anonymous(cookieOf(added)) }
}

describe('the first passkey', () => {
  it('completes a session that has passed only the password, under a new cookie', async () => {
    const { id, added, browser } = await enrolled()
    const freshUntil = new Date(test.clock.now().getTime() + 5 * 60_000).toISOString()
    expect(added.json().freshUntil).toBe(freshUntil)
    expect(added.json().data).toMatchObject({
      name: 'Work laptop',
      host: 'localhost',
      isUsable: true,
      lastUsedAt: null,
    })
    const account = (await browser.get('/account')).json().data
    expect(account).toMatchObject({ id, authenticatorAt: null, recoveryCodesLeft: 0 })
    expect(account.passkeys).toHaveLength(1)
    expect(await emails()).toEqual(['passkey-added'])
    expect(await newest('passkey.add')).toMatchObject({ subjectId: id })
  })

  it('counts as the second factor: a password alone can neither add one nor an authenticator', async () => {
    const { email } = await enrolled()
    const { browser, user } = await passwordOnly(email)
    expect(user).toMatchObject({
      is2FAEnabled: true,
      hasAuthenticator: false,
      hasPasskey: true,
    })
    expect((await browser.post('/account/passkeys/options')).json().code).toBe(
      'secondFactorNotFresh',
    )
    expect((await browser.post('/auth/totp')).json().code).toBe('alreadyEnrolled')
  })

  it('leaves no way in to a seed that a password alone has asked for before', async () => {
    const { email } = await test.createUser({ role: 'admin' })
    const { secret } = (await (await passwordOnly(email)).browser.post('/auth/totp')).json()
    await add((await passwordOnly(email)).browser, createAuthenticator())
    const { browser } = await passwordOnly(email)
    const token = generateSync({ secret, epoch: Math.floor(Date.now() / 1000) })
    expect((await browser.post('/auth/totp-verify', { token })).json().verified).toBe(false)
  })
})

describe('a further passkey', () => {
  it('is added by a session that passed the second factor just now', async () => {
    const { email } = await test.createUser({ role: 'admin' })
    const { browser } = await test.signIn(email)
    expect((await add(browser, createAuthenticator())).statusCode).toBe(200)
    expect((await add(browser, createAuthenticator())).statusCode).toBe(200)
    expect((await browser.get('/account')).json().data.passkeys).toHaveLength(2)
    test.clock.advance(5 * 60_000)
    expect((await browser.post('/account/passkeys/options')).json().code).toBe(
      'secondFactorNotFresh',
    )
  })

  it('is renamed and removed by its owner only, and the last second factor stays', async () => {
    const { browser, added } = await enrolled()
    const { id } = added.json().data
    const other = await test.browseAsAdmin()
    const rename = (by: Browser, name: string) =>
      by.call('PUT', `/account/passkeys/${id}`, { body: { name } })
    expect((await rename(other, 'Mine')).statusCode).toBe(404)
    expect((await rename(browser, 'Old phone')).json().data.name).toBe('Old phone')
    expect((await rename(browser, '  ')).statusCode).toBe(400)
    expect((await other.call('DELETE', `/account/passkeys/${id}`)).statusCode).toBe(404)
    const last = await browser.call('DELETE', `/account/passkeys/${id}`)
    expect([last.statusCode, last.json().message]).toEqual([
      409,
      'No other second factor works here. Set up another one first.',
    ])
    expect((await add(browser, createAuthenticator())).statusCode).toBe(200)
    expect((await browser.call('DELETE', `/account/passkeys/${id}`)).statusCode).toBe(200)
    expect((await emails()).at(-1)).toBe('passkey-removed')
  })

  it.each([
    ['for another host name', { host: 'old.example' }],
    ['that was refused', { refusedAt: new Date() }],
  ])('%s does not replace the last one that works here', async (_name, change) => {
    const { browser, added } = await enrolled()
    const remove = (id: string) => browser.call('DELETE', `/account/passkeys/${id}`)
    const other = (await add(browser, createAuthenticator())).json().data.id
    await test.db.update(passkeys).set(change).where(eq(passkeys.id, other))
    expect((await remove(added.json().data.id)).statusCode).toBe(409)
    expect((await remove(other)).statusCode).toBe(200)
  })

  it('of another host name can be removed by an owner with an authenticator', async () => {
    const { email } = await test.createUser({ role: 'admin' })
    const { browser } = await test.signIn(email)
    const { id } = (await add(browser, createAuthenticator())).json().data
    expect((await browser.call('DELETE', `/account/passkeys/${id}`)).statusCode).toBe(200)
  })

  it('is refused twice, also when the answer to the first call was lost', async () => {
    const { browser, authenticator } = await enrolled()
    const already = 'This passkey has already been added'
    expect((await add(browser, authenticator)).json().message).toBe(already)
    const challenge = await challengeOf(browser, '/account/passkeys/options')
    const body = { name: 'Phone', response: createAuthenticator().create(challenge) }
    expect((await browser.post('/account/passkeys', body)).statusCode).toBe(200)
    const again = await browser.post('/account/passkeys', body)
    expect([again.statusCode, again.json().message]).toEqual([409, already])
  })

  it('is added when the browser took so long that the second factor is not fresh any more', async () => {
    const { browser } = await enrolled()
    test.clock.advance(5 * 60_000 - 1000)
    const challenge = await challengeOf(browser, '/account/passkeys/options')
    test.clock.advance(60_000)
    const response = createAuthenticator().create(challenge)
    const added = await browser.post('/account/passkeys', { name: 'Key', response })
    expect(added.statusCode).toBe(200)
  })

  it('is not added with the challenge of a sign-in, which a password suffices for', async () => {
    const { email, authenticator } = await enrolled()
    const { browser } = await passwordOnly(email)
    const challenge = await challengeOf(browser, '/auth/passkey/options')
    const body = { name: 'Key', response: createAuthenticator().create(challenge) }
    expect((await browser.post('/account/passkeys', body)).statusCode).toBe(422)
    const full = test.anonymous(cookieOf(await verify(browser, authenticator)))
    const forAdding = await challengeOf(full, '/account/passkeys/options')
    const response = authenticator.get(forAdding)
    expect((await full.post('/auth/passkey', { response })).json()).toEqual({ verified: false })
  })

  it("is a member's first one only after a password of the last ten minutes", async () => {
    const { email } = await test.createUser()
    const signedIn = await test.anonymous().post('/auth/signin', { email, password })
    const browser = test.anonymous(cookieOf(signedIn))
    test.clock.advance(10 * 60_000)
    const refused = await browser.post('/account/passkeys/options')
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'notSignedIn'])
    const again = await test.anonymous().post('/auth/signin', { email, password })
    const added = await add(test.anonymous(cookieOf(again)), createAuthenticator())
    expect(added.statusCode).toBe(200)
  })
})

describe('adding', () => {
  it.each<[string, Differences]>([
    ['from another origin', { origin: 'https://evil.example' }],
    ['for another host', { host: 'evil.example' }],
    ['without user verification', { isVerified: false }],
  ])('is refused %s', async (_name, differences) => {
    const { email } = await test.createUser({ role: 'admin' })
    const { browser } = await passwordOnly(email)
    const refused = await add(browser, createAuthenticator(), differences)
    expect([refused.statusCode, refused.json().message]).toEqual([
      422,
      'This passkey could not be added. Please try again.',
    ])
    expect((await browser.get('/account')).statusCode).toBe(403)
  })

  it('is refused with a challenge that was used, has expired, or belongs to another session', async () => {
    const { email } = await test.createUser({ role: 'admin' })
    const { browser } = await passwordOnly(email)
    const { browser: other } = await passwordOnly(email)
    const post = (challenge: string, by = browser) =>
      by.post('/account/passkeys', {
        name: 'Key',
        response: createAuthenticator().create(challenge),
      })
    const challenge = await challengeOf(browser, '/account/passkeys/options')
    expect((await post(challenge, other)).statusCode).toBe(422)
    const wrong = { name: 'Key', response: { id: 'x' } }
    expect((await browser.post('/account/passkeys', wrong)).statusCode).toBe(422)
    expect((await post(challenge)).statusCode).toBe(422)
    const late = await challengeOf(browser, '/account/passkeys/options')
    test.clock.advance(5 * 60_000)
    expect((await post(late)).statusCode).toBe(422)
  })
})

describe('signing in with a passkey', () => {
  it('completes the session, counts its use and confirms the session for changes', async () => {
    const { email, authenticator } = await enrolled()
    const { browser } = await passwordOnly(email)
    const options = (await browser.post('/auth/passkey/options')).json().data
    expect(options).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      allowCredentials: [{ id: authenticator.id, transports: ['internal'] }],
    })
    const verified = await verify(browser, authenticator)
    const freshUntil = new Date(test.clock.now().getTime() + 5 * 60_000).toISOString()
    expect(verified.json()).toEqual({ verified: true, freshUntil })
    const full = test.anonymous(cookieOf(verified))
    expect((await full.post('/account/recovery-codes')).statusCode).toBe(200)
    const [passkey] = (await full.get('/account')).json().data.passkeys
    expect(passkey.lastUsedAt).toBe(test.clock.now().toISOString())
  })

  it.each<[string, Differences]>([
    ['from another origin', { origin: 'https://evil.example' }],
    ['for another host', { host: 'evil.example' }],
    ['without user verification', { isVerified: false }],
  ])('is refused %s', async (_name, differences) => {
    const { email, authenticator } = await enrolled()
    const { browser } = await passwordOnly(email)
    expect((await verify(browser, authenticator, differences)).json()).toEqual({ verified: false })
    expect((await verify(browser, authenticator)).json()).toMatchObject({ verified: true })
  })

  it('is refused with an unknown passkey and with that of another account', async () => {
    const { email } = await enrolled()
    const other = await enrolled()
    const { browser } = await passwordOnly(email)
    for (const authenticator of [createAuthenticator(), other.authenticator]) {
      expect((await verify(browser, authenticator)).json()).toEqual({ verified: false })
    }
  })

  it('is refused with a replayed challenge [ASVS 11.6.1]', async () => {
    const { email, authenticator } = await enrolled()
    const { browser } = await passwordOnly(email)
    const challenge = await challengeOf(browser, '/auth/passkey/options')
    const used = authenticator.get(challenge)
    const first = await browser.post('/auth/passkey', { response: used })
    expect(first.json()).toMatchObject({ verified: true })
    const full = test.anonymous(cookieOf(first))
    expect((await full.post('/auth/passkey', { response: used })).json()).toEqual({
      verified: false,
    })
    const again = { response: authenticator.get(challenge) }
    expect((await full.post('/auth/passkey', again)).json()).toEqual({ verified: false })
  })

  it('is refused with a challenge that has expired, and works with the next one', async () => {
    const { email, authenticator } = await enrolled()
    const { browser } = await passwordOnly(email)
    const challenge = await challengeOf(browser, '/auth/passkey/options')
    test.clock.advance(5 * 60_000)
    const late = { response: authenticator.get(challenge) }
    expect((await browser.post('/auth/passkey', late)).json()).toEqual({ verified: false })
    expect((await verify(browser, authenticator)).json()).toMatchObject({ verified: true })
  })

  it('counts wrong answers as wrong codes: the fifth ends the session', async () => {
    const { id, email, authenticator } = await enrolled()
    const { browser } = await passwordOnly(email)
    for (let i = 0; i < 5; i += 1) {
      const wrong = await browser.post('/auth/passkey', { response: authenticator.get('guess') })
      expect(wrong.json()).toEqual({ verified: false })
    }
    expect((await browser.post('/auth/passkey/options')).statusCode).toBe(401)
    const [row] = await test.db.select().from(totp).where(eq(totp.userId, id))
    expect(row?.wrongCodes).toBe(5)
    expect((await emails()).at(-1)).toBe('password-known')
  })

  it('refuses a passkey whose counter went back from then on, and emails the person', async () => {
    const { id, email, authenticator } = await enrolled()
    const { browser } = await passwordOnly(email)
    const verified = await verify(browser, authenticator, { counter: 100 })
    expect(verified.json()).toMatchObject({ verified: true })
    const { browser: second } = await passwordOnly(email)
    const cloned = await verify(second, authenticator, { counter: 100 })
    expect(cloned.json()).toEqual({ verified: false, code: 'passkeyRefused', hasPasskey: false })
    expect((await emails()).at(-1)).toBe('passkey-refused')
    expect(await newest('passkey.refuse')).toMatchObject({ subjectId: id })
    expect((await second.post('/auth/passkey/options')).json()).toEqual({
      message: 'There is no passkey for localhost. Use a code instead.',
      code: 'conflict',
    })
    const full = test.anonymous(cookieOf(verified))
    expect((await full.get('/account')).json().data.passkeys[0]).toMatchObject({
      isUsable: false,
      obstacle: 'refused',
    })
    // It still counts as the second factor: a password alone must not suffice to set up another one.
    expect((await passwordOnly(email)).user).toMatchObject({
      is2FAEnabled: true,
      hasPasskey: false,
    })
  })

  it('says whether another passkey is left after one was refused', async () => {
    const { email, authenticator, browser: full } = await enrolled()
    const second = createAuthenticator()
    await add(full, second)
    await verify((await passwordOnly(email)).browser, authenticator, { counter: 100 })
    const { browser } = await passwordOnly(email)
    const cloned = await verify(browser, authenticator, { counter: 100 })
    expect(cloned.json()).toEqual({ verified: false, code: 'passkeyRefused', hasPasskey: true })
    expect((await verify(browser, second)).json()).toMatchObject({ verified: true })
  })

  it('accepts a synced passkey whose other copy counted further', async () => {
    const { email } = await test.createUser({ role: 'admin' })
    const authenticator = createAuthenticator()
    const isSynced = true
    await add((await passwordOnly(email)).browser, authenticator, { isSynced, counter: 7 })
    for (const counter of [9, 1, 1, 0]) {
      const { browser } = await passwordOnly(email)
      const verified = await verify(browser, authenticator, { isSynced, counter })
      expect(verified.json()).toMatchObject({ verified: true })
    }
    expect(await emails()).not.toContain('passkey-refused')
  })

  it('accepts an authenticator without a counter', async () => {
    const { email } = await test.createUser({ role: 'admin' })
    const authenticator = createAuthenticator()
    await add((await passwordOnly(email)).browser, authenticator, { counter: 0 })
    for (let i = 0; i < 2; i += 1) {
      const { browser } = await passwordOnly(email)
      expect((await verify(browser, authenticator, { counter: 0 })).json()).toMatchObject({
        verified: true,
      })
    }
  })

  it('is not offered for the passkey of another host name', async () => {
    const { email, browser: full } = await enrolled()
    await test.db.update(passkeys).set({ host: 'old.example' })
    const { browser, user } = await passwordOnly(email)
    expect(user).toMatchObject({ is2FAEnabled: true, hasPasskey: false })
    expect((await browser.post('/auth/passkey/options')).statusCode).toBe(409)
    expect((await full.get('/account')).json().data.passkeys[0]).toMatchObject({
      host: 'old.example',
      isUsable: false,
      obstacle: 'otherHost',
    })
  })

  it('uses the host name of PUBLIC_URL', () => {
    expect(hostOf({ publicUrl: 'https://admin.example.org:8443' })).toBe('admin.example.org')
  })
})
