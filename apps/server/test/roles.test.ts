// Specification: 6, 7

import { featureNames } from '@hearth/api/panelSettings'
import { rolePermissions } from '@hearth/api/permissions.gen'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { teamRoles } from '../src/platform/database/schema/values.ts'
import { users } from '../src/platform/database/schema.ts'
import { type Browser, createTestApp, password, type TestApp } from './helper.ts'
import { operations, roles, sampleCall } from './operations.ts'

/** Calls of administrators. Other calls have no permission; see `access.test.ts`. */
const calls = operations.filter(({ scheme }) => scheme === 'adminSession')

const sessions = ['valid', 'none', 'expired', 'suspended'] as const
type SessionState = (typeof sessions)[number]

const missing = { message: "Your role doesn't allow this", code: 'missingPermission' }
const notSignedIn = { message: 'Please sign in', code: 'notSignedIn' }

it('gives each role its permissions', () => {
  const all = roles.owner ?? []
  const without = (...left: string[]) => all.filter((one) => !left.includes(one))
  expect(all).toHaveLength(19)
  expect(roles).toEqual({
    owner: all,
    steward: without('team.manage', 'export', 'record.erase', 'operations.read'),
    reviewer: ['members.read', 'documents.view', 'requests.decide', 'notes.write'],
    publisher: ['announcements.write', 'push.send'],
    viewer: ['members.read', 'record.read'],
  })
  expect(rolePermissions).toEqual(roles)
  expect(Object.keys(roles)).toEqual(teamRoles)
})

it.each(calls)('$operationId has a row of permissions [ASVS 8.1.1]', ({ permissions }) => {
  expect(permissions).toBeDefined()
  for (const permission of permissions ?? []) expect(roles.owner).toContain(permission)
})

describe.each(['with', 'without'])('%s the feature', (offered) => {
  let test: TestApp
  const browsers = new Map<string, Browser>()

  beforeAll(async () => {
    test = await createTestApp({
      env: { FEATURES: offered === 'with' ? featureNames.join() : 'none' },
    })
    // A second owner, so that no call is refused because of the last one.
    await test.createUser({ role: 'admin' })
    const open = async (
      teamRole: (typeof teamRoles)[number],
      state: SessionState,
    ): Promise<Browser> => {
      if (state === 'none') return test.anonymous()
      const suspendedAt = state === 'suspended' ? new Date() : null
      return test.browse((await test.createUser({ role: 'admin', teamRole, suspendedAt })).id)
    }
    for (const role of teamRoles) browsers.set(`${role} expired`, await open(role, 'expired'))
    test.clock.advance(8 * 24 * 60 * 60_000)
    for (const role of teamRoles) {
      for (const state of ['valid', 'none', 'suspended'] as const) {
        browsers.set(`${role} ${state}`, await open(role, state))
      }
    }
  })
  afterAll(() => test.close())

  const offeredCalls = calls.filter(({ feature }) => offered === 'with' || !feature)

  describe.each(teamRoles)('%s', (role) => {
    it.each(offeredCalls)(
      '$operationId [ASVS 8.2.1]',
      async ({ method, template, permissions = ['none'] }) => {
        const { path, body } = sampleCall(template, method)
        for (const state of sessions) {
          const browser = browsers.get(`${role} ${state}`)
          const response = await browser?.call(method, path, { body })
          if (state !== 'valid') {
            expect(response?.statusCode).toBe(401)
            expect(response?.json()).toEqual(notSignedIn)
            continue
          }
          const mayCall =
            permissions.length === 0 || permissions.some((one) => roles[role]?.includes(one))
          if (mayCall) expect(response?.statusCode).not.toBe(403)
          else expect([response?.statusCode, response?.json()]).toEqual([403, missing])
        }
      },
    )
  })
})

describe('a role', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  const browseAs = async (teamRole: (typeof teamRoles)[number]): Promise<Browser> =>
    test.browse((await test.createUser({ role: 'admin', teamRole })).id)
  const roleOf = (id: string) => test.db.select().from(users).where(eq(users.id, id))

  it('without documents.view gets no links to documents, and cannot use those of others [ASVS 8.1.2]', async () => {
    const member = await test.createUser({ passport: 'passports/a.pdf', badgeFileName: 'b.pdf' })
    const reviewer = await browseAs('reviewer')
    const viewer = await browseAs('viewer')
    const seen = (await reviewer.get(`/users/${member.id}`)).json().data
    expect(seen.passport).toContain('/api/documents/passport/')
    for (const path of [`/users/${member.id}`, '/users']) {
      const data = [(await viewer.get(path)).json().data].flat()
      expect(data[0]).toMatchObject({ passport: null, badgeFileName: null })
    }
    const link = seen.passport.replace('/api', '')
    const refused = await viewer.get(link)
    expect([refused.statusCode, refused.json()]).toEqual([403, missing])
    expect((await reviewer.get(link)).json().code).toBe('notFound')
  })

  it('does not get the tag of a list that shows links', async () => {
    await test.createUser({ passport: 'passports/a.pdf' })
    const { headers } = await (await browseAs('owner')).get('/users')
    const viewer = await browseAs('viewer')
    const response = await viewer.get('/users', {
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(response.statusCode).toBe(200)
  })

  it('cannot undo what it may not do, and needs record.undo for what it may do', async () => {
    const owner = await browseAs('owner')
    const member = await test.createUser({ badgeRequestStatus: 1, badgeRequestedAt: new Date() })
    const decided = await owner.post(`/users/badges/${member.id}`, { approved: 2 })
    expect(decided.statusCode).toBe(200)
    const { data } = (await owner.get('/record?kinds=badge.approve')).json()
    const refused = await (await browseAs('reviewer')).post(`/record/${data[0].id}/undo`)
    expect([refused.statusCode, refused.json()]).toEqual([403, missing])
  })

  it('changes at the next call', async () => {
    const browser = await browseAs('steward')
    expect((await browser.get('/record')).statusCode).toBe(200)
    await test.db.update(users).set({ teamRole: 'reviewer' }).where(eq(users.id, browser.userId))
    expect((await browser.get('/record')).json()).toEqual(missing)
    expect((await browser.get('/users')).statusCode).toBe(200)
  })

  it('is set for administrators only', async () => {
    const { id } = await test.createUser()
    const set = (values: Partial<typeof users.$inferInsert>) =>
      test.db.update(users).set(values).where(eq(users.id, id))
    await expect(set({ teamRole: 'owner' })).rejects.toThrow()
    await expect(set({ role: 'admin' })).rejects.toThrow()
    await expect(set({ suspendedAt: new Date() })).rejects.toThrow()
    await set({ role: 'admin', teamRole: 'viewer', suspendedAt: new Date() })
    expect((await roleOf(id))[0]).toMatchObject({ teamRole: 'viewer' })
  })

  it('does not let a suspended administrator sign in', async () => {
    const { email } = await test.createUser({ role: 'admin', suspendedAt: new Date() })
    const response = await test.anonymous().post('/auth/signin', { email, password, role: 'ADMIN' })
    expect(response.json()).toEqual({
      message: 'Invalid email or password',
      code: 'badCredentials',
    })
  })
})
