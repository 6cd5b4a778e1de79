// Specification: 6, 7

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../src/kernel/access.ts'
import { users } from '../src/platform/database/schema.ts'
import { type Browser, createTestApp, type TestApp } from './helper.ts'
import { operations, type SampleCall, sampleCall } from './operations.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const callers = ['none', 'expired', 'partial', 'member', 'banned', 'admin'] as const
type TestCaller = (typeof callers)[number]

/** The caller of an expired session, in the server's terms. */
const callerOf = (caller: TestCaller): Caller =>
  caller === 'expired' || caller === 'banned' ? 'none' : caller

const onlyAdministrators = { message: 'Only for administrators', code: 'forbidden' }
const refusals: Readonly<
  Record<Caller, { status: number; body: { message: string; code: string } }>
> = {
  none: { status: 401, body: { message: 'Please sign in', code: 'notSignedIn' } },
  partial: {
    status: 403,
    body: { message: 'Two-factor authentication required', code: 'twoFactorRequired' },
  },
  member: { status: 403, body: onlyAdministrators },
  admin: { status: 403, body: onlyAdministrators },
}

const browserOf = async (caller: TestCaller): Promise<Browser> => {
  if (caller === 'none') return test.anonymous()
  const isBanned = caller === 'banned'
  const user = await test.createUser({ role: caller === 'member' ? 'member' : 'admin', isBanned })
  const browser = await test.browse(user.id, { mfa: caller !== 'partial' })
  if (caller === 'expired') test.clock.advance(8 * 24 * 60 * 60_000)
  return browser
}

const isRefused = (body: { message?: string }): boolean =>
  Object.values(refusals).some((refusal) => refusal.body.message === body.message)

/** The callers that each security scheme admits, written by hand. */
const named: Readonly<Record<string, readonly Caller[]>> = {
  adminSession: ['admin'],
  memberSession: ['member', 'admin'],
  partialSession: ['partial', 'member', 'admin'],
  anyone: ['none', 'partial', 'member', 'admin'],
}

describe.each(callers)('%s', (caller) => {
  it.each(operations)(
    '$operationId [ASVS 6.3.4]',
    async ({ scheme = 'anyone', method, template }) => {
      const browser = await browserOf(caller)
      const { path, body }: SampleCall = sampleCall(template, method)
      const response = await browser.call(method, path, { body })

      if (named[scheme]?.includes(callerOf(caller))) {
        expect(response.statusCode).not.toBe(403)
        expect(isRefused(response.json())).toBe(false)
      } else {
        const { status, body: refusal } = refusals[callerOf(caller)]
        expect(response.statusCode).toBe(status)
        expect(response.json()).toEqual(refusal)
      }
    },
  )
})

describe('a claim of the client', () => {
  it('grants no role, whether by the readable cookie or by headers [ASVS 7.2.1]', async () => {
    const forged = encodeURIComponent(JSON.stringify({ role: 'ADMIN', email: 'a@example.org' }))
    const response = await test.anonymous(`user=${forged}`).get('/users', {
      headers: { authorization: 'Bearer admin', 'x-role': 'ADMIN' },
    })
    expect(response.statusCode).toBe(401)
  })

  it('does not override the role in the database [ASVS 8.3.1]', async () => {
    const browser = await test.browseAsAdmin()
    expect((await browser.get('/users')).statusCode).toBe(200)
    await test.db
      .update(users)
      .set({ role: 'member', teamRole: null })
      .where(eq(users.id, browser.userId))
    expect((await browser.get('/users')).statusCode).toBe(403)
    await test.db.update(users).set({ isBanned: true }).where(eq(users.id, browser.userId))
    expect((await browser.get('/users')).statusCode).toBe(401)
  })
})
