// Specification: 2.8, 7

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../src/kernel/limits.ts'
import {
  auditEntries,
  devices,
  invites,
  oneTimeTokens,
  passkeys,
  posts,
  sessions,
  totp,
  users,
} from '../src/platform/database/schema.ts'
import { createTestApp, type TestApp } from './helper.ts'
import { emailTo, readEmails, until } from './outbox.ts'

const minute = 60_000

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ sends: true })
})
afterAll(() => test.close())

const ask = (email: string, from?: string) =>
  test.anonymous().post('/users/generate-key', { email }, { ...(from && { from }) })
const remove = (email: string, securityKey: string, from?: string) =>
  test.anonymous().post('/users/delete-user', { email, securityKey }, { ...(from && { from }) })
const keyOf = async (email: string, count?: number) =>
  (await emailTo(test.config.dataDir, email, 'delete-key', count)).token
const requestKey = async (email: string) => {
  await ask(email)
  return keyOf(email)
}
const read = async (id: string) => (await test.db.select().from(users).where(eq(users.id, id)))[0]
const expectWrong = (response: { statusCode: number; json(): unknown }) => {
  expect(response.statusCode).toBe(422)
  expect(response.json()).toEqual({
    message: 'This security key is invalid or has expired',
    code: 'unprocessable',
  })
}
const idle = () =>
  until(async () => {
    const { rows } = await test.db.execute(
      sql`select count(*)::int as waiting from jobs.job where state < 'completed'`,
    )
    return rows[0]?.waiting === 0
  })

/** Gives a member one record of every kind. */
const give = async (userId: string): Promise<void> => {
  const expiresAt = new Date(Date.now() + minute)
  await test.db.insert(posts).values({ userId, title: 'Hello', description: 'World' })
  await test.db.insert(invites).values({ inviterId: userId, invitedTo: 'guest@example.org' })
  await test.db.insert(devices).values({ userId, token: userId, platform: 'ios' })
  await test.db.insert(totp).values({ userId, seed: 'x', keyId: 'x' })
  await test.db.insert(passkeys).values({
    userId,
    name: 'Phone',
    host: 'x',
    credentialId: userId,
    publicKey: 'x',
    counter: 0,
    isSynced: false,
  })
  await test.db.insert(sessions).values({ userId, tokenHash: userId, expiresAt })
  const token = { tokenHash: userId, email: 'a@example.org', expiresAt }
  await test.db.insert(oneTimeTokens).values({ userId, kind: 'reset', ...token })
}
const owned = (id: string) =>
  Promise.all([
    test.db.$count(posts, eq(posts.userId, id)),
    test.db.$count(invites, eq(invites.inviterId, id)),
    test.db.$count(devices, eq(devices.userId, id)),
    test.db.$count(totp, eq(totp.userId, id)),
    test.db.$count(passkeys, eq(passkeys.userId, id)),
    test.db.$count(sessions, eq(sessions.userId, id)),
    test.db.$count(oneTimeTokens, eq(oneTimeTokens.userId, id)),
  ])

describe('the key in the email', () => {
  it('deletes the account with all its data, and no data of others', async () => {
    const user = await test.createUser({ passport: 'documents/1.pdf' })
    const other = await test.createUser()
    const browser = await test.browse(user.id)
    await give(user.id)
    await give(other.id)
    expect((await ask(user.email.toUpperCase())).json()).toEqual({
      message: 'If an account with that email exists, a security key has been sent to it.',
    })
    const key = await keyOf(user.email)
    expect(key).toMatch(/^([2-9A-HJ-NP-Z]{4}-){6}[2-9A-HJ-NP-Z]{2}$/)

    const answer = await remove(user.email, key)
    expect(answer.json()).toEqual({ message: 'Your account has been deleted' })
    expect(await owned(user.id)).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect(await owned(other.id)).toEqual([1, 1, 1, 1, 1, 1, 1])
    expect(await read(user.id)).toMatchObject({
      deletedAt: expect.any(Date),
      passwordHash: null,
      passport: null,
    })
    expect((await browser.get('/membership-plan/get-active')).statusCode).toBe(401)
    await emailTo(test.config.dataDir, user.email, 'account-deleted')
    await expect(test.createUser({ email: user.email })).resolves.toBeDefined()
  })

  it('says for ten minutes that it was used, as often as it is sent, and keeps no address', async () => {
    const user = await test.createUser()
    const key = await requestKey(user.email)
    const from = '192.0.2.90'
    await remove(user.email, key, from)
    for (let i = 0; i <= limits.deleteAccountAddress.points; i += 1) {
      const again = await remove(user.email, key, from)
      expect([again.statusCode, again.json()]).toEqual([
        422,
        {
          message: 'This security key was used already: its account is deleted',
          code: 'unprocessable',
        },
      ])
    }
    const kept = JSON.stringify(await test.db.select().from(oneTimeTokens))
    expect(kept).not.toContain(user.email)
    expect(kept).not.toContain(user.id)
    test.clock.advance(10 * minute)
    expectWrong(await remove(user.email, key))
  })

  it('can be typed in lower case, with blanks or without hyphens', async () => {
    const user = await test.createUser()
    const key = await requestKey(user.email)
    const typed = ` ${key.toLowerCase().replaceAll('-', ' ')} `
    expect((await remove(user.email.toUpperCase(), typed)).statusCode).toBe(200)
  })

  it('works for a banned member', async () => {
    const user = await test.createUser({ isBanned: true })
    expect((await remove(user.email, await requestKey(user.email))).statusCode).toBe(200)
  })

  it('works once, even for two at the same time', async () => {
    const user = await test.createUser()
    const key = await requestKey(user.email)
    const answers = await Promise.all([1, 2, 3].map(() => remove(user.email, key)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422])
  })

  it('expires after 10 minutes', async () => {
    const user = await test.createUser()
    const key = await requestKey(user.email)
    test.clock.advance(10 * minute)
    expectWrong(await remove(user.email, key))
    expect(await read(user.id)).toMatchObject({ deletedAt: null })
  })

  it.each(['first', 'second'])('works from the %s of two emails', async (which) => {
    const user = await test.createUser()
    const first = await requestKey(user.email)
    await ask(user.email)
    const second = await keyOf(user.email, 2)
    const key = which === 'first' ? first : second
    expect((await remove(user.email, key)).statusCode).toBe(200)
  })

  it('is valid only for its own address', async () => {
    const user = await test.createUser()
    const other = await test.createUser()
    const key = await requestKey(user.email)
    await requestKey(other.email)
    expectWrong(await remove(other.email, key))
    expectWrong(await remove('nobody@example.org', key))
    await test.db
      .update(users)
      .set({ email: `new-${user.email}` })
      .where(eq(users.id, user.id))
    expectWrong(await remove(user.email, key))
    expectWrong(await remove(`new-${user.email}`, key))
    expect(await read(other.id)).toMatchObject({ deletedAt: null })
  })

  it('stays valid after any number of wrong keys from strangers [ASVS 6.6.3]', async () => {
    const user = await test.createUser()
    const key = await requestKey(user.email)
    const wrong = Array.from({ length: 20 }, (_, i) => remove(user.email, `WRONG-${i}`))
    for (const response of await Promise.all(wrong)) expectWrong(response)
    expect((await remove(user.email, key)).statusCode).toBe(200)
  })

  it('expires when the password is reset', async () => {
    const user = await test.createUser()
    const key = await requestKey(user.email)
    await test.anonymous().post('/auth/forgot-password', { email: user.email })
    const { token } = await emailTo(test.config.dataDir, user.email, 'reset')
    const body = { token, password: 'battery staple 7' }
    expect((await test.anonymous().post('/auth/reset-password', body)).statusCode).toBe(200)
    expectWrong(await remove(user.email, key))
  })
})

describe('an administrator', () => {
  it('gets an email without a key', async () => {
    const admin = await test.createUser({ role: 'admin' })
    expect((await ask(admin.email)).statusCode).toBe(200)
    const email = await emailTo(test.config.dataDir, admin.email, 'delete-key-refused')
    expect(email.token).toBe('')
    const keys = eq(oneTimeTokens.userId, admin.id)
    expect(await test.db.$count(oneTimeTokens, keys)).toBe(0)
  })

  it('is not deleted by an earlier key', async () => {
    const user = await test.createUser()
    const key = await requestKey(user.email)
    await test.db
      .update(users)
      .set({ role: 'admin', teamRole: 'owner' })
      .where(eq(users.id, user.id))
    expectWrong(await remove(user.email, key))
    expect(await read(user.id)).toMatchObject({ deletedAt: null })
  })
})

describe('whether an address has an account', () => {
  it('is revealed by neither answer', async () => {
    const member = await test.createUser()
    const admin = await test.createUser({ role: 'admin' })
    const addresses = [member.email, admin.email, 'stranger@example.org']
    const asked: string[] = []
    const tried: string[] = []
    for (const email of addresses) {
      const { statusCode, body } = await ask(email)
      asked.push(`${statusCode} ${body}`)
    }
    await idle()
    for (const email of addresses) {
      const { statusCode, body } = await remove(email, 'WRONG')
      tried.push(`${statusCode} ${body}`)
    }
    expect(new Set(asked).size).toBe(1)
    expect(new Set(tried).size).toBe(1)
    const sent = (await readEmails(test.config.dataDir)).map(({ to }) => to)
    expect(sent).not.toContain('stranger@example.org')
  })
})

describe('the record', () => {
  it('records requests, refusals and deletions, without address and key', async () => {
    const user = await test.createUser({ email: 'kept.out@example.org', fullName: 'Kept Out' })
    const key = await requestKey(user.email)
    await remove(user.email, 'WRONG')
    await remove(user.email, key)
    const entries = await test.db.select().from(auditEntries).orderBy(auditEntries.id)
    const mine = entries.filter(
      ({ subjectId, after }) =>
        subjectId === user.id || JSON.stringify(after).includes('k***@example.org'),
    )
    expect(mine.map(({ action }) => action)).toEqual([
      'user.delete-key-asked',
      'email.send-delete-key',
      'user.delete-own-refused',
      'user.delete-own',
    ])
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`kept\\.out|Kept Out|${key}`))
    expect(test.logged.join('')).not.toMatch(new RegExp(`kept\\.out|Kept Out|${key}`))
  })

  it('leaves everything unchanged if it cannot be written', async () => {
    const user = await test.createUser()
    await give(user.id)
    const key = await requestKey(user.email)
    await test.db.execute(
      sql`alter table audit_log add constraint refuse check (action <> 'user.delete-own') not valid`,
    )
    try {
      expect((await remove(user.email, key)).statusCode).toBe(500)
    } finally {
      await test.db.execute(sql`alter table audit_log drop constraint refuse`)
    }
    expect(await owned(user.id)).toEqual([1, 1, 1, 1, 1, 1, 2])
    expect(await read(user.id)).toMatchObject({ deletedAt: null })
    expect((await remove(user.email, key)).statusCode).toBe(200)
  })
})

describe('limits', () => {
  it.each([
    ['keys for one address', () => ask('a@example.org'), limits.securityKeyAccount],
    [
      'keys from one place',
      (i: number) => ask(`k${i}@example.org`, '192.0.2.81'),
      limits.securityKeyAddress,
    ],
    [
      'tries from one place',
      (i: number) => remove(`d${i}@example.org`, 'X', '192.0.2.82'),
      limits.deleteAccountAddress,
    ],
  ] as const)('%s', async (_name, send, { points, seconds }) => {
    const statuses: number[] = []
    for (let i = 0; i <= points; i += 1) statuses.push((await send(i)).statusCode)
    expect(statuses.slice(0, -1)).not.toContain(429)
    expect(statuses.at(-1)).toBe(429)
    expect((await send(0)).headers['retry-after']).toBe(String(seconds))
  })

  it.each(['/users/generate-key', '/users/delete-user'])('%s names a bad address', async (path) => {
    const body = { email: 'nonsense', ...(path.includes('delete') && { securityKey: 'X' }) }
    const response = await test.anonymous().post(path, body)
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual([{ field: 'email', message: 'Invalid Email' }])
  })
})
