// Specification: 6

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endAdministrator, listAdministrators } from '../src/auth/administrators.ts'
import { auditEntries, users } from '../src/platform/database/schema.ts'
import { createTestApp, type TestApp } from './helper.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.delete(users)
})

const end = (email: string) =>
  endAdministrator(
    test.db,
    { actor: undefined, now: test.clock.now, request: { id: 'cli', ip: 'local' } },
    email,
  )
const roleOf = async (id: string) =>
  (await test.db.select().from(users).where(eq(users.id, id)))[0]?.role

it('are listed with their second factor and their last sign-in', async () => {
  const old = await test.createUser({
    role: 'admin',
    fullName: null,
    createdAt: new Date('2026-01-01'),
  })
  const known = await test.createUser({ role: 'admin', fullName: 'Ana Sousa' })
  await test.createUser()
  await test.createUser({ role: 'admin', deletedAt: new Date() })
  await test.signIn(known.email)
  expect(await listAdministrators(test.db)).toEqual([
    { email: old.email, fullName: null, enrolled: false, lastSignIn: undefined },
    { email: known.email, fullName: 'Ana Sousa', enrolled: true, lastSignIn: test.clock.now() },
  ])
})

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
      before: { role: 'admin' },
      after: { role: 'member' },
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
      `${last.email} is the last administrator. Create another one first, with \`admin:create\`.`,
    )
  })

  it('is refused for an account that is not an administrator', async () => {
    await test.createUser({ role: 'admin' })
    const { email } = await test.createUser()
    await expect(end(email)).rejects.toThrow(`${email} is not an administrator`)
  })
})
