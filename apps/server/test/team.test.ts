// Specification: 6

import { desc, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  auditEntries,
  devices,
  oneTimeTokens,
  passkeys,
  recoveryCodes,
  sessions,
  teamInvitations,
  totp,
  users,
} from '../src/platform/database/schema.ts'
import type { Browser, TestApp } from './helper.ts'
import { shareTeamApp } from './shareTestApp.ts'

let test: TestApp
let owner: Browser
shareTeamApp((shared, browser) => {
  test = shared
  owner = browser
})

type Role = NonNullable<(typeof users.$inferSelect)['teamRole']>
const add = async (teamRole: Role) => test.createUser({ role: 'admin', teamRole })
const rowOf = async (id: string) => (await test.db.select().from(users).where(eq(users.id, id)))[0]
const setRole = (id: string, role: Role, by = owner) =>
  by.call('PUT', `/team/${id}`, { body: { role } })
const lastOwner = {
  message: 'This is the last owner. Make somebody else an owner first.',
  code: 'lastOwner',
}

/** The queued emails: their template and address. */
const queued = async () => {
  const { rows } = await test.db.execute<{ data: { template: string; email: string } }>(
    sql`select data from jobs.job where name = 'email' order by created_on, id`,
  )
  return rows.map(({ data }) => [data.template, data.email].join(' ')).sort()
}

/** The newest entry of the audit log. */
const newest = async () =>
  (await test.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0]

describe('the team', () => {
  it('is listed by name, with second factor, sessions and open invitations', async () => {
    const { email, id } = await test.createUser({
      role: 'admin',
      teamRole: 'viewer',
      fullName: 'Zoe Matos',
    })
    await test.createUser()
    await test.signIn(email)
    await owner.post('/team-invitations', { email: 'rui@example.org', role: 'reviewer' })
    const { data } = (await owner.get('/team')).json()
    expect(data.members.map((one: { name: string }) => one.name)).toEqual([
      'Ana Sousa',
      'Zoe Matos',
    ])
    expect(data.members[1]).toEqual({
      id,
      name: 'Zoe Matos',
      email,
      role: 'viewer',
      isSuspended: false,
      hasAuthenticator: true,
      passkeys: 0,
      lastSeenAt: test.clock.now().toISOString(),
      sessions: 1,
    })
    expect(data.invitations).toMatchObject([
      { email: 'rui@example.org', role: 'reviewer', invitedBy: 'Ana Sousa' },
    ])
  })

  it('demands a second factor of the last five minutes for every change', async () => {
    const { id } = await add('viewer')
    test.clock.advance(5 * 60_000)
    const notFresh = {
      message: 'Please confirm with your second factor first',
      code: 'secondFactorNotFresh',
    }
    for (const response of [
      await setRole(id, 'steward'),
      await owner.post(`/team/${id}/suspend`),
      await owner.post(`/team/${id}/resume`),
      await owner.post(`/team/${id}/end`),
      await owner.post(`/team/${id}/reset-second-factor`),
      await owner.post('/team-invitations', { email: 'rui@example.org', role: 'viewer' }),
      await owner.call('DELETE', `/team-invitations/${id}`),
      await owner.post(`/team-invitations/${id}/resend`),
    ]) {
      expect([response.statusCode, response.json()]).toEqual([403, notFresh])
    }
    expect((await owner.get('/team')).statusCode).toBe(200)
  })

  it('does not know members and strangers', async () => {
    const member = await test.createUser()
    for (const id of [member.id, 'nobody']) {
      expect((await setRole(id, 'viewer')).json()).toEqual({
        message: 'This person is not in the team',
        code: 'notFound',
      })
    }
  })
})

describe('a role', () => {
  it('is changed, recorded, reported to the person and all owners, and undone', async () => {
    const { id, email } = await add('viewer')
    const { data } = (await setRole(id, 'reviewer')).json()
    expect(data).toMatchObject({ id, role: 'reviewer' })
    const first = await rowOf(owner.userId)
    expect(await queued()).toEqual([`team-notice ${email}`, `team-notice ${first?.email}`].sort())
    const entry = (await owner.get('/record?kinds=team.role')).json().data[0]
    expect(entry).toMatchObject({
      action: 'team.role',
      subject: { id, kind: 'member', name: 'Ana Sousa' },
      changes: [{ field: 'teamRole', before: 'viewer', after: 'reviewer' }],
      undo: { state: 'possible' },
    })
    const undone = await owner.post(`/record/${entry.id}/undo`)
    expect(undone.json().data.action).toBe('team.role.undo')
    expect((await rowOf(id))?.teamRole).toBe('viewer')
    expect(await queued()).toHaveLength(4)
  })

  it('stays for the last owner who can sign in', async () => {
    await test.createUser({ role: 'admin', suspendedAt: new Date() })
    await test.createUser({ role: 'admin', isEmailVerified: false })
    await test.createUser({ role: 'admin', isBanned: true })
    const refused = await setRole(owner.userId, 'steward')
    expect([refused.statusCode, refused.json()]).toEqual([409, lastOwner])
    expect((await rowOf(owner.userId))?.teamRole).toBe('owner')
  })

  it('cannot be undone where that would take the last owner away', async () => {
    const { id } = await add('viewer')
    await setRole(id, 'owner')
    const entry = (await owner.get('/record?kinds=team.role')).json().data[0]
    const other = await test.browse(id)
    expect((await setRole(owner.userId, 'viewer', other)).statusCode).toBe(200)
    const refused = await other.post(`/record/${entry.id}/undo`)
    expect([refused.statusCode, refused.json()]).toEqual([409, lastOwner])
    expect((await rowOf(id))?.teamRole).toBe('owner')
  })

  it('is undone only with team.manage and a fresh second factor', async () => {
    const { id } = await add('viewer')
    await setRole(id, 'reviewer')
    const entry = (await owner.get('/record?kinds=team.role')).json().data[0]
    const steward = await test.browse((await add('steward')).id)
    const refused = await steward.post(`/record/${entry.id}/undo`)
    expect(refused.json().code).toBe('missingPermission')
    test.clock.advance(6 * 60_000)
    const late = await owner.post(`/record/${entry.id}/undo`)
    expect(late.json().code).toBe('secondFactorNotFresh')
  })

  it('of two owners who demote each other, one stays', async () => {
    const other = await test.browse((await add('owner')).id)
    const responses = await Promise.all([
      setRole(other.userId, 'viewer', owner),
      setRole(owner.userId, 'viewer', other),
    ])
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
    const roles = [await rowOf(owner.userId), await rowOf(other.userId)].map((row) => row?.teamRole)
    expect(roles.sort()).toEqual(['owner', 'viewer'])
  })

  it('of 50 demotions and endings of the last two owners at once, one owner stays', async () => {
    const other = await test.browse((await add('owner')).id)
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, i) => {
        const by = i % 2 ? owner : other
        return i % 4 < 2
          ? setRole(by.userId, 'viewer', by)
          : by.post(`/team/${(by === owner ? other : owner).userId}/end`)
      }),
    )
    const statuses = responses.map(({ statusCode }) => statusCode)
    expect(statuses.every((status) => [200, 401, 403, 404, 409].includes(status))).toBe(true)
    const owners = await test.db.select().from(users).where(eq(users.teamRole, 'owner'))
    expect(owners).toHaveLength(1)
  })
})

describe('a suspension', () => {
  it('ends the sessions, refuses a sign-in and is lifted', async () => {
    const { id } = await add('steward')
    const browser = await test.browse(id)
    expect((await owner.post(`/team/${id}/suspend`)).json().data).toMatchObject({
      isSuspended: true,
      sessions: 0,
    })
    expect((await browser.get('/users')).statusCode).toBe(401)
    expect((await test.browse(id).then((again) => again.get('/users'))).statusCode).toBe(401)
    expect((await owner.post(`/team/${id}/suspend`)).json().message).toBe(
      'This person is already suspended',
    )
    expect((await owner.post(`/team/${id}/resume`)).json().data.isSuspended).toBe(false)
    expect((await owner.post(`/team/${id}/resume`)).json().message).toBe(
      'This person is not suspended',
    )
    expect((await test.browse(id).then((again) => again.get('/users'))).statusCode).toBe(200)
  })

  it('is refused for oneself and for the last owner', async () => {
    expect((await owner.post(`/team/${owner.userId}/suspend`)).json()).toEqual({
      message: "You can't suspend yourself",
      code: 'conflict',
    })
  })
})

describe('the end of access', () => {
  it('takes everything that opens the panel, in one transaction, and keeps the name', async () => {
    const { id, email } = await add('owner')
    const leaving = await test.browse(id)
    await leaving.post('/team-invitations', { email: 'rui@example.org', role: 'viewer' })
    await test.signIn(email)
    await leaving.post('/account/recovery-codes')
    await test.db.insert(devices).values({ userId: id, token: 'phone', platform: 'ios' })
    expect((await owner.post(`/team/${id}/end`)).json()).toEqual({ message: 'Done' })

    expect(await rowOf(id)).toMatchObject({
      role: 'member',
      teamRole: null,
      passwordHash: null,
      fullName: 'Ana Sousa',
    })
    for (const table of [sessions, totp, recoveryCodes, passkeys, devices]) {
      expect(await test.db.$count(table, eq(table.userId, id))).toBe(0)
    }
    const [invitation] = await test.db.select().from(teamInvitations)
    expect(invitation?.revokedAt).toEqual(test.clock.now())
    expect((await leaving.get('/users')).statusCode).toBe(401)
    expect(await newest()).toMatchObject({
      action: 'admin.end',
      subjectId: id,
      before: { role: 'admin', teamRole: 'owner' },
      after: { role: 'member', teamRole: null },
    })
    expect((await owner.get(`/record?kinds=admin.end`)).json().data[0].subject.name).toBe(
      'Ana Sousa',
    )
    expect(await queued()).toContain(`team-notice ${email}`)
  })

  it('is refused for oneself', async () => {
    await add('owner')
    expect((await owner.post(`/team/${owner.userId}/end`)).json().message).toBe(
      "You can't end your own access",
    )
  })
})

describe('a reset of the second factor', () => {
  it('removes it, the recovery codes and the sessions [ASVS 6.4.4]', async () => {
    const { id, email } = await add('reviewer')
    const { browser } = await test.signIn(email)
    await browser.post('/account/recovery-codes')
    expect((await owner.post(`/team/${id}/reset-second-factor`)).statusCode).toBe(200)
    for (const table of [sessions, totp, recoveryCodes, oneTimeTokens]) {
      expect(await test.db.$count(table, eq(table.userId, id))).toBe(0)
    }
    expect(await newest()).toMatchObject({ action: 'totp.reset', subjectId: id })
    await test.signIn(email)
  })

  it('is refused for oneself', async () => {
    const refused = await owner.post(`/team/${owner.userId}/reset-second-factor`)
    expect(refused.json().message).toBe('Change your own second factor on your account page')
  })
})
