// Specification: 2.7, 7

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../src/kernel/limits.ts'
import { auditEntries, users } from '../src/platform/database/schema.ts'
import { createTestApp, type TestApp } from './helper.ts'
import { emailTo } from './outbox.ts'

const hour = 60 * 60_000
const unverified = {
  isEmailVerified: false,
  isVerified: false,
  status: 'unverified_email',
} as const

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ sends: true })
})
afterAll(() => test.close())

/** A member with a verification email, and the token in it. */
const invite = async (user: Parameters<TestApp['createUser']>[0] = {}) => {
  const member = await test.createUser({ ...unverified, ...user })
  const job = { template: 'verify', email: member.email, request: { id: 'x', ip: 'x' } } as const
  await test.db.transaction((tx) => test.outgoing.jobs.add(tx, 'email', job))
  const email = await emailTo(test.config.dataDir, member.email, 'verify')
  return { member, email, token: email.token }
}
const verify = (token: string, from?: string) =>
  test
    .anonymous()
    .get(`/auth/verify-email/?token=${encodeURIComponent(token)}`, { ...(from && { from }) })
const read = async (id: string) => (await test.db.select().from(users).where(eq(users.id, id)))[0]
const expectOver = (response: { statusCode: number; json(): unknown }) => {
  expect(response.statusCode).toBe(422)
  expect(response.json()).toEqual({
    message: 'This verification link is invalid or has expired',
    code: 'unprocessable',
  })
}

describe('a verification link', () => {
  it('verifies the address, and nothing else', async () => {
    const { member, email, token } = await invite()
    expect(email.text).toContain(`\nhttp://localhost:3000/verify?token=${token}\n`)
    const response = await verify(token)
    expect(response.json()).toEqual({ message: 'Account verified successfully' })
    expect(response.headers['set-cookie']).toBeUndefined()
    const { updatedAt, ...before } = member
    expect(await read(member.id)).toMatchObject({
      ...before,
      isEmailVerified: true,
      status: 'verified_email',
    })
  })

  it('succeeds again until it expires, and is recorded once', async () => {
    const { member, token } = await invite()
    const together = await Promise.all([verify(token), verify(token), verify(token)])
    expect(together.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await test.anonymous().get(`/auth/verify-email?token=${token}`)).statusCode).toBe(200)
    const entries = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, member.id))
    const record = entries.filter(({ action }) => action === 'email.verify')
    expect(record).toMatchObject([
      {
        actorId: member.id,
        before: { isEmailVerified: false, status: 'unverified_email' },
        after: { isEmailVerified: true, status: 'verified_email' },
      },
    ])
    test.clock.advance(24 * hour + 1)
    expectOver(await verify(token))
  })

  it("is in the timeline as the member's own event", async () => {
    const { member, token } = await invite()
    await verify(token)
    const at = test.clock.now().toISOString()
    const admin = await test.browseAsAdmin()
    const { data } = (await admin.get(`/users/${member.id}/timeline`)).json()
    expect(data).toEqual([
      { id: expect.any(String), at, kind: 'emailVerified' },
      { id: 'joined', at: member.createdAt.toISOString(), kind: 'joined', invitedBy: null },
    ])
  })

  it('expires after 24 hours', async () => {
    const { member, token } = await invite()
    test.clock.advance(24 * hour)
    expectOver(await verify(token))
    expect(await read(member.id)).toMatchObject(unverified)
  })

  it('leaves a later status unchanged', async () => {
    const { member, token } = await invite({ status: 'personal_info_submitted' })
    expect((await verify(token)).statusCode).toBe(200)
    expect(await read(member.id)).toMatchObject({
      isEmailVerified: true,
      status: 'personal_info_submitted',
    })
  })

  it('from an earlier email is valid too', async () => {
    const { member, token } = await invite()
    const job = { template: 'verify', email: member.email, request: { id: 'x', ip: 'x' } } as const
    await test.db.transaction((tx) => test.outgoing.jobs.add(tx, 'email', job))
    const second = await emailTo(test.config.dataDir, member.email, 'verify', 2)
    expect(second.token).not.toBe(token)
    expect((await verify(token)).statusCode).toBe(200)
    expect((await verify(second.token)).statusCode).toBe(200)
  })

  it('expires when the address changes', async () => {
    const { member, token } = await invite()
    await test.db
      .update(users)
      .set({ email: `new-${member.email}` })
      .where(eq(users.id, member.id))
    expectOver(await verify(token))
  })

  it('is invalid once the account is deleted', async () => {
    const { member, token } = await invite()
    const admin = await test.browseAsAdmin()
    await admin.call('DELETE', `/users/${member.id}`)
    expectOver(await verify(token))
  })

  it.each(['x', 'A'.repeat(43), "' or 1=1 --"])('is refused: %s', async (token) => {
    expectOver(await verify(token))
  })

  it('rejects a password-reset token', async () => {
    const member = await test.createUser(unverified)
    await test.anonymous().post('/auth/forgot-password', { email: member.email })
    const { token } = await emailTo(test.config.dataDir, member.email, 'reset')
    expectOver(await verify(token))
  })
})

it('does not count valid links against the limit of an address', async () => {
  const from = '192.0.2.77'
  const { token } = await invite()
  for (let i = 0; i <= limits.verifyEmailAddress.points; i += 1) {
    expect((await verify(token, from)).statusCode).toBe(200)
  }
})

it('limits guesses from one address', async () => {
  const statuses: number[] = []
  for (let i = 0; i <= limits.verifyEmailAddress.points; i += 1) {
    statuses.push((await verify(`guess-${i}`, '192.0.2.71')).statusCode)
  }
  expect(statuses.slice(0, -1)).not.toContain(429)
  expect(statuses.at(-1)).toBe(429)
})
