// Specification: 2.3, 2.4

import { generateSync } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, cookieOf, createTestApp, password, type TestApp } from './helper.ts'
import { emailTo, readEmails } from './outbox.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ sends: true })
})
afterAll(() => test.close())
// Every test starts with a new code, because codes work once, and with empty limits.
beforeEach(() => test.clock.advance(2 * 60 * 60_000))

const signIn = (email: string, typed = password) =>
  test.anonymous().post('/auth/signin', { email, password: typed })

const failToSignIn = async (email: string, times: number) => {
  for (let time = 0; time < times; time += 1) {
    expect((await signIn(email, 'wrong')).statusCode).toBe(401)
  }
}

const enterCode = async (browser: Browser, seed: string) => {
  const token = generateSync({ secret: seed, epoch: Math.floor(Date.now() / 1000) })
  const answer = await browser.post('/auth/totp-verify', { token })
  expect(answer.json()).toMatchObject({ verified: true })
}

/** Waits for all due emails, by adding one more and waiting for it. */
const settle = async () => {
  const { email } = await test.createUser()
  await test.anonymous().post('/auth/forgot-password', { email })
  await emailTo(test.config.dataDir, email, 'reset')
}

const expectKinds = async (email: string, kinds: readonly string[]) => {
  await settle()
  const kindsNow = async () =>
    (await readEmails(test.config.dataDir)).filter(({ to }) => to === email).map(({ kind }) => kind)
  await expect.poll(kindsNow).toEqual(kinds)
}

describe('a new second factor', () => {
  it('is reported to the address of its account', async () => {
    const admin = await test.createUser({ role: 'admin' })
    await test.signIn(admin.email)
    const { subject, text } = await emailTo(test.config.dataDir, admin.email, 'second-factor-set')
    expect(subject).toBe('An authenticator now protects your Hearth account')
    expect(text).toContain('\nhttp://localhost:3000/forgot-password\n')
    expect(text).not.toContain(admin.fullName)
  })

  it('is not reported again when it is used', async () => {
    const admin = await test.createUser({ role: 'admin' })
    const { seed } = await test.signIn(admin.email)
    test.clock.nextTotpStep()
    const partial = test.anonymous(cookieOf(await signIn(admin.email)))
    await enterCode(partial, seed)
    await expectKinds(admin.email, ['second-factor-set'])
  })
})

describe('a sign-in after failed attempts', () => {
  it.each([
    [2, []],
    [3, ['late-sign-in']],
  ])('after %i wrong passwords emails the member %j', async (times, kinds) => {
    const { email } = await test.createUser()
    await failToSignIn(email, times)
    expect((await signIn(email)).statusCode).toBe(200)
    await expectKinds(email, kinds)
  })

  it('does not report the same attempts again', async () => {
    const { email } = await test.createUser()
    await failToSignIn(email, 3)
    await signIn(email)
    await failToSignIn(email, 2)
    await signIn(email)
    await expectKinds(email, ['late-sign-in'])
  })

  it('of an administrator counts wrong passwords and codes, and is complete with a right code', async () => {
    const { email } = await test.createUser({ role: 'admin' })
    const { seed } = await test.signIn(email)
    test.clock.nextTotpStep()
    await failToSignIn(email, 2)
    const partial = test.anonymous(cookieOf(await signIn(email)))
    const wrong = await partial.post('/auth/totp-verify', { token: '000000' })
    expect(wrong.json()).toEqual({ verified: false })
    await expectKinds(email, ['second-factor-set'])
    await enterCode(partial, seed)
    const { text } = await emailTo(test.config.dataDir, email, 'late-sign-in')
    expect(text).toContain('several attempts with a wrong password or code')
  })
})
