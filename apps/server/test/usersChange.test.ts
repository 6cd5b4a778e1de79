// Specification: 2.15, 4, 7

import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  auditEntries,
  devices,
  invites,
  oneTimeTokens,
  posts,
  sessions,
  totp,
  users,
} from '../src/platform/database/schema.ts'
import { purgeDeleted } from '../src/process/purgeDeleted.ts'
import { type Browser, createTestApp, type TestApp } from './helper.ts'
import { shareEmptiedTestApp } from './shareTestApp.ts'

let test: TestApp
let admin: Browser
shareEmptiedTestApp(auditEntries, (shared, browser) => {
  test = shared
  admin = browser
})

const read = async (id: string) => (await test.db.select().from(users).where(eq(users.id, id)))[0]
const auditOf = (id: string) =>
  test.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
const unknownId = '01932c07-8a51-7c44-9f0e-3b1d6a2f5e10'

const actions = [
  { action: 'verify', call: (id: string) => admin.post(`/users/verify/${id}`) },
  { action: 'ban', call: (id: string) => admin.get(`/users/ban/${id}`) },
  { action: 'un-ban', call: (id: string) => admin.get(`/users/un-ban/${id}`) },
  { action: 'delete', call: (id: string) => admin.call('DELETE', `/users/${id}`) },
]

describe.each(actions)('$action', ({ action, call }) => {
  it.each([unknownId, 'not-an-id', "'; drop table users; --"])(
    'does not find the user %s',
    async (id) => {
      const response = await call(encodeURIComponent(id))
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({ message: 'Member not found', code: 'notFound' })
    },
  )

  it('does not apply to administrators or to oneself', async () => {
    const waiting = { isVerified: false, status: 'verified_email' } as const
    const other = await test.createUser({ role: 'admin', ...waiting })
    await test.db.update(users).set(waiting).where(eq(users.id, admin.userId))
    expect((await call(other.id)).json().message).toBe("Administrators can't be changed here")
    expect((await call(admin.userId)).json().message).toBe(`You can't ${action} yourself`)
    for (const id of [other.id, admin.userId]) {
      expect(await read(id)).toMatchObject({ ...waiting, isBanned: false, deletedAt: null })
      expect(await auditOf(id)).toEqual([])
    }
  })

  it('changes nothing when it cannot be recorded', async () => {
    const isVerified = action !== 'verify'
    const user = await test.createUser({
      isVerified,
      status: isVerified ? 'verified' : 'verified_email',
      isBanned: action === 'un-ban',
    })
    await test.db.insert(sessions).values({
      userId: user.id,
      tokenHash: user.id,
      expiresAt: new Date(Date.now() + 60_000),
    })
    const before = await read(user.id)
    await test.db.execute(
      sql`alter table audit_log add constraint refuse check (action not like 'user.%') not valid`,
    )
    try {
      expect((await call(user.id)).statusCode).toBe(500)
    } finally {
      await test.db.execute(sql`alter table audit_log drop constraint refuse`)
    }
    expect(await read(user.id)).toEqual(before)
    expect(await test.db.$count(sessions, eq(sessions.userId, user.id))).toBe(1)
    expect(await auditOf(user.id)).toEqual([])
  })
})

describe('verifying', () => {
  const status = 'verified_email' as const

  it('verifies a member whose email is verified, once', async () => {
    const user = await test.createUser({ isVerified: false, status })
    const first = await admin.post(`/users/verify/${user.id}`)
    expect(first.json()).toEqual({ message: 'User verified successfully!' })
    expect(await read(user.id)).toMatchObject({ isVerified: true, status: 'verified' })
    const second = await admin.post(`/users/verify/${user.id}`)
    expect(second.statusCode).toBe(409)
    const time = test.clock.now().toISOString().slice(11, 16)
    expect(second.json()).toMatchObject({
      message: `Already verified by you, ${time} UTC`,
      code: 'conflict',
      entry: { action: 'user.verify', actor: { id: admin.userId } },
    })
    const unrecorded = await test.createUser()
    expect((await admin.post(`/users/verify/${unrecorded.id}`)).json()).toEqual({
      message: 'This member is already verified',
      code: 'conflict',
    })
    expect(await auditOf(user.id)).toMatchObject([
      {
        action: 'user.verify',
        actorId: admin.userId,
        before: { isVerified: false, status },
        after: { isVerified: true, status: 'verified' },
      },
    ])
  })

  it('is refused while the email is not verified [ASVS 2.2.3]', async () => {
    const unverified = { isEmailVerified: false, isVerified: false } as const
    const user = await test.createUser({ ...unverified, status: 'unverified_email' })
    const response = await admin.post(`/users/verify/${user.id}`)
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({
      message: "This member hasn't verified their email yet",
      code: 'conflict',
    })
    expect((await read(user.id))?.isVerified).toBe(false)
  })

  it('succeeds for one of many administrators at the same time', async () => {
    const user = await test.createUser({ isVerified: false, status })
    const browsers = await Promise.all(Array.from({ length: 8 }, () => test.browseAsAdmin()))
    const responses = await Promise.all(
      browsers.map((browser) => browser.post(`/users/verify/${user.id}`)),
    )
    const codes = responses.map(({ statusCode }) => statusCode).sort()
    expect(codes).toEqual([200, ...Array(7).fill(409)])
    expect(await auditOf(user.id)).toHaveLength(1)
  })
})

describe('banning', () => {
  it('ends the sessions of the member at once', async () => {
    const user = await test.createUser()
    const browser = await test.browse(user.id)
    expect((await browser.get('/membership-plan/get-active')).statusCode).not.toBe(401)
    const response = await admin.get(`/users/ban/${user.id}`)
    expect(response.json()).toEqual({ message: 'Member banned successfully' })
    expect((await browser.get('/membership-plan/get-active')).statusCode).toBe(401)
    expect(await test.db.$count(sessions, eq(sessions.userId, user.id))).toBe(0)
  })

  it('can be repeated, is recorded once, and restores the status when it is lifted', async () => {
    const user = await test.createUser({ isVerified: false, status: 'declined' })
    for (const path of ['ban', 'ban', 'un-ban', 'un-ban']) {
      expect((await admin.get(`/users/${path}/${user.id}`)).statusCode).toBe(200)
    }
    const details = (await admin.get(`/users/${user.id}`)).json().data
    expect(details).toMatchObject({ isBanned: false, status: 'declined' })
    const record = await auditOf(user.id)
    const actions = record.map(({ action }) => action).sort()
    expect(actions).toEqual(['user.ban', 'user.un-ban', 'user.view'])
  })
})

describe('deleting', () => {
  const give = async (userId: string): Promise<void> => {
    const expiresAt = new Date(Date.now() + 60_000)
    await test.db.insert(posts).values({ userId, title: 'Hello', description: 'World' })
    await test.db.insert(invites).values({ inviterId: userId, invitedTo: 'guest@example.org' })
    await test.db.insert(devices).values({ userId, token: userId, platform: 'ios' })
    await test.db.insert(totp).values({ userId, seed: 'x', keyId: 'x' })
    await test.db.insert(sessions).values({ userId, tokenHash: userId, expiresAt })
    await test.db
      .insert(oneTimeTokens)
      .values({ userId, kind: 'reset', tokenHash: userId, email: 'a@example.org', expiresAt })
  }
  const owned = (id: string) =>
    Promise.all([
      test.db.$count(posts, eq(posts.userId, id)),
      test.db.$count(invites, eq(invites.inviterId, id)),
      test.db.$count(devices, eq(devices.userId, id)),
      test.db.$count(totp, eq(totp.userId, id)),
      test.db.$count(sessions, eq(sessions.userId, id)),
      test.db.$count(oneTimeTokens, eq(oneTimeTokens.userId, id)),
    ])

  it("deletes all the member's data after 30 days, and no data of others", async () => {
    const user = await test.createUser({ passport: 'documents/1.pdf' })
    const other = await test.createUser()
    await give(user.id)
    await give(other.id)
    await admin.call('DELETE', `/users/${user.id}`)
    // Its sessions and one-time tokens end at once.
    expect(await owned(user.id)).toEqual([1, 1, 1, 1, 0, 0])
    const later = new Date(test.clock.now().getTime() + 31 * 86_400_000)
    await purgeDeleted(test.db, test.outgoing.jobs, later)
    expect(await owned(user.id)).toEqual([0, 0, 0, 0, 0, 0])
    expect(await owned(other.id)).toEqual([1, 1, 1, 1, 1, 1])
  })

  it("deletes all the member's data at once without the record", async () => {
    const whole = { test, admin }
    test = await createTestApp({ env: { FEATURES: 'none' } })
    admin = await test.browseAsAdmin()
    const user = await test.createUser({ passport: 'documents/1.pdf' })
    const other = await test.createUser()
    await give(user.id)
    await give(other.id)
    const invite = { inviterId: other.id, invitedTo: user.email, invitedUserId: user.id }
    await test.db.insert(invites).values(invite)

    const response = await admin.call('DELETE', `/users/${user.id}`)
    expect(response.json()).toEqual({ message: 'User deleted successfully!' })
    expect(await owned(user.id)).toEqual([0, 0, 0, 0, 0, 0])
    expect(await owned(other.id)).toEqual([1, 2, 1, 1, 1, 1])
    expect(await read(user.id)).toMatchObject({ passwordHash: null, passport: null })
    expect((await admin.get(`/users/${user.id}`)).statusCode).toBe(404)
    expect((await admin.call('DELETE', `/users/${user.id}`)).statusCode).toBe(404)
    const [record] = await auditOf(user.id)
    expect(record?.action).toBe('user.delete')
    expect(JSON.stringify(record)).not.toContain(user.email)
    await test.close()
    test = whole.test
    admin = whole.admin
  })

  it('hides their posts and invitations in every list', async () => {
    const user = await test.createUser()
    await give(user.id)
    const lists = async () =>
      Promise.all(['/posts', '/invite'].map(async (path) => (await admin.get(path)).json().data))
    const [posted, invited] = await lists()
    await admin.call('DELETE', `/users/${user.id}`)
    const [left, waiting] = await lists()
    expect([left.length, waiting.length]).toEqual([posted.length - 1, invited.length - 1])
  })

  it('frees the email address', async () => {
    const user = await test.createUser()
    await admin.call('DELETE', `/users/${user.id}`)
    await expect(test.createUser({ email: user.email.toUpperCase() })).resolves.toBeDefined()
    await expect(test.createUser({ email: user.email })).rejects.toThrow()
  })

  it('keeps a deleted row for 30 days', async () => {
    const user = await test.createUser()
    await admin.call('DELETE', `/users/${user.id}`)
    const daysLater = (days: number) => new Date(test.clock.now().getTime() + days * 86_400_000)
    await purgeDeleted(test.db, test.outgoing.jobs, daysLater(29))
    expect(await read(user.id)).toBeDefined()
    await purgeDeleted(test.db, test.outgoing.jobs, daysLater(31))
    expect(await read(user.id)).toBeUndefined()
  })
})

describe('one member', () => {
  it('comes with devices and invites, newest first', async () => {
    const user = await test.createUser({ phone: null })
    const device = { userId: user.id, platform: 'android' as const }
    await test.db.insert(devices).values([
      { ...device, token: `${user.id}1` },
      { ...device, token: `${user.id}2` },
    ])
    await test.db.insert(invites).values([
      { inviterId: user.id, invitedTo: 'old@example.org', createdAt: new Date('2026-01-01') },
      { inviterId: user.id, invitedTo: 'new@example.org', status: 'expired' },
    ])
    const { data } = (await admin.get(`/users/${user.id}`)).json()
    expect(data).toMatchObject({ id: user.id, phone: null, devicesCount: 2, is2FAEnabled: false })
    expect(data.invitees).toMatchObject([
      { invitedToEmail: 'new@example.org', status: 'expired' },
      { invitedToEmail: 'old@example.org', createdAt: '2026-01-01T00:00:00.000Z' },
    ])
  })

  it.each([unknownId, 'abc'])('is unknown: %s', async (id) => {
    const response = await admin.get(`/users/${id}`)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ message: 'Member not found', code: 'notFound' })
  })
})
