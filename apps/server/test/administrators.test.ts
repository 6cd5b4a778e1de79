// Specification: 6

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEntries, users } from '../src/platform/database/schema.ts'
import {
  changeAdministrator,
  endAdministrator,
  inviteAdministrator,
} from '../src/team/operators.ts'
import { createTestApp, password, type TestApp, testKeys } from './helper.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.delete(users)
})

const operator = () => ({
  actor: undefined,
  vault: testKeys,
  now: test.clock.now,
  request: { id: 'cli', ip: 'local' },
  jobs: test.outgoing.jobs,
})
const end = (email: string) => endAdministrator(test.db, operator(), email)
const roleOf = async (id: string) =>
  (await test.db.select().from(users).where(eq(users.id, id)))[0]?.role

describe('removing an administrator', () => {
  it('makes them a member, ends their sessions and is recorded', async () => {
    await test.createUser({ role: 'admin' })
    const leaving = await test.createUser({ role: 'admin' })
    const browser = await test.browse(leaving.id)
    await end(leaving.email.toUpperCase())
    expect(await roleOf(leaving.id)).toBe('member')
    expect((await browser.get('/users')).statusCode).toBe(401)
    const [entry] = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, leaving.id))
    expect(entry).toMatchObject({
      action: 'admin.end',
      before: { role: 'admin', teamRole: 'owner' },
      after: { role: 'member', teamRole: null },
    })
  })

  it('is refused for the last one who can sign in, even if two are removed at the same time', async () => {
    const one = await test.createUser({ role: 'admin' })
    const other = await test.createUser({ role: 'admin' })
    await test.createUser({ role: 'admin', isBanned: true })
    await test.createUser({ role: 'admin', isEmailVerified: false })
    const ended = await Promise.allSettled([end(one.email), end(other.email)])
    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const roles = [await roleOf(one.id), await roleOf(other.id)].sort()
    expect(roles).toEqual(['admin', 'member'])
    const last = roles[0] === (await roleOf(one.id)) ? one : other
    await expect(end(last.email)).rejects.toThrow(
      `${last.email} is the last owner. Make somebody else an owner first, with \`admin:role\` or \`admin:invite\`.`,
    )
  })

  it('is refused for an account that is not an administrator', async () => {
    await test.createUser({ role: 'admin' })
    const { email } = await test.createUser()
    await expect(end(email)).rejects.toThrow(`${email} is not an administrator`)
  })
})

describe('an operator', () => {
  it('changes a role and lifts a suspension, with entries, but not of the last owner', async () => {
    const owner = await test.createUser({ role: 'admin' })
    const { id, email } = await test.createUser({
      role: 'admin',
      teamRole: 'viewer',
      suspendedAt: new Date(),
    })
    const change = (address: string, role: 'owner' | 'steward') =>
      changeAdministrator(test.db, operator(), { email: address, role })
    await expect(change(owner.email, 'steward')).rejects.toThrow('is the last owner')
    await change(email.toUpperCase(), 'owner')
    const [row] = await test.db.select().from(users).where(eq(users.id, id))
    expect(row).toMatchObject({ teamRole: 'owner', suspendedAt: null })
    const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
    expect(entries.map(({ action }) => action).sort()).toEqual(['team.resume', 'team.role'])
    await change(owner.email, 'steward')
  })

  it('invites an address to an empty team, once', async () => {
    const invite = () =>
      inviteAdministrator(test.db, operator(), { email: 'rui@example.org', role: 'owner' })
    const token = await invite()
    const name = 'Rui Costa'
    await expect(invite()).rejects.toThrow('This address already has an invitation')
    const joined = await test.anonymous().post('/join-team', { token, name, password })
    expect(joined.statusCode).toBe(200)
    await expect(invite()).rejects.toThrow('This address already has an account')
  })
})
