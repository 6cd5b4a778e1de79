// Specification: 7

import { eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  announcements,
  auditEntries,
  memberNotes,
  membershipPlans,
  passkeys,
  postReports,
  posts,
  sessions,
} from '../../src/platform/database/schema.ts'
import { type Browser, createTestApp, type Method, password, type TestApp } from '../helper.ts'
import { until } from '../outbox.ts'

let test: TestApp
let owner: Browser
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  owner = await test.browseAsAdmin()
  await test.browseAsAdmin()
})

type Send = () => ReturnType<Browser['call']>
const call = (method: Method, path: string, body?: object): Send => {
  const { call: send } = owner
  return () => send(method, path, { body })
}

const member = async () => {
  const asked = { badgeRequestStatus: 1, badgeRequestedAt: test.clock.now() }
  return (await test.createUser({ ...asked, isVerified: false, status: 'verified_email' })).id
}
const addPost = async (): Promise<string> => {
  const [post] = await test.db
    .insert(posts)
    .values({ userId: await member(), title: 'Post', description: 'All' })
    .returning()
  const report = { postId: post?.id ?? '', userId: await member(), reason: 'spam' } as const
  await test.db.insert(postReports).values(report)
  return report.postId
}
const addNote = async (): Promise<string> => {
  const note = { userId: await member(), authorId: owner.userId, text: 'Note' }
  return (await test.db.insert(memberNotes).values(note).returning())[0]?.id ?? ''
}
const announcement = {
  title: 'News',
  description: 'All',
  date: '2026-01-01T00:00:00Z',
  isActive: true,
  isPinned: false,
}
const addAnnouncement = async (): Promise<string> => {
  const values = { ...announcement, date: new Date(announcement.date) }
  return (await test.db.insert(announcements).values(values).returning())[0]?.id ?? ''
}
const addPlan = async (): Promise<string> =>
  (await test.db.insert(membershipPlans).values({ name: 'Plan', price: 1 }).returning())[0]?.id ??
  ''
const addAdministrator = async (): Promise<string> =>
  (await test.createUser({ role: 'admin', teamRole: 'viewer' })).id
const addPasskey = async (): Promise<string> => {
  const key = {
    userId: owner.userId,
    publicKey: '',
    counter: 0,
    isSynced: false,
    name: 'Key',
    host: 'localhost',
  }
  const rows = await test.db
    .insert(passkeys)
    .values([
      { ...key, credentialId: `${owner.userId} 1` },
      { ...key, credentialId: `${owner.userId} 2` },
    ])
    .returning()
  return rows[0]?.id ?? ''
}
const invite = async (): Promise<string> => {
  const invitation = { email: `${v7()}@example.org`, role: 'viewer' }
  return (await owner.post('/team-invitations', invitation)).json().data.invitation.id
}
const entryOf = async (path: string, body: object = {}): Promise<string> =>
  (await owner.post(path, body)).json().data.id

/** Every change of a signed-in person, ready to be sent. */
const changes: Readonly<Record<string, () => Promise<Send>>> = {
  'a ban': async () => call('POST', `/users/${await member()}/ban`, {}),
  'a deletion': async () => call('DELETE', `/users/${await member()}`),
  'a verification': async () => call('POST', `/users/verify/${await member()}`),
  'a decline': async () => call('POST', `/users/${await member()}/decline`, { reason: 'No' }),
  'a decision': async () => call('POST', `/users/badges/${await member()}`, { approved: 0 }),
  'a hold': async () => call('POST', `/users/${await member()}/hold`, { reason: 'Court' }),
  'a new note': async () => call('POST', `/users/${await member()}/notes`, { text: 'Note' }),
  'a changed note': async () => call('PUT', `/notes/${await addNote()}`, { text: 'Changed' }),
  'a deleted note': async () => call('DELETE', `/notes/${await addNote()}`),
  'a deleted post': async () => call('DELETE', `/posts/${await addPost()}`),
  'a decision about reports': async () =>
    call('POST', `/desk/reports/${await addPost()}/decision`, { outcome: 'hide', reason: 'No' }),
  'a new announcement': async () => call('POST', '/announcements', announcement),
  'a changed announcement': async () =>
    call('PUT', `/announcements/${await addAnnouncement()}`, { ...announcement, title: 'Changed' }),
  'a switch of an announcement': async () =>
    call('PATCH', `/announcements/${await addAnnouncement()}/toggle-status`),
  'a deleted announcement': async () => call('DELETE', `/announcements/${await addAnnouncement()}`),
  'a new plan': async () =>
    call('POST', '/membership-plan/create', {
      name: 'Plan',
      price: 1,
      period: 'month',
      description: '',
      features: [],
      isActive: true,
    }),
  'a changed plan': async () =>
    call('PUT', '/membership-plan/edit', {
      id: await addPlan(),
      name: 'Changed',
      price: 2,
      summary: 'Short',
    }),
  'a switch of a plan': async () =>
    call('PATCH', `/membership-plan/${await addPlan()}/active`, { isActive: false }),
  'a deleted plan': async () => call('DELETE', `/membership-plan/delete/${await addPlan()}`),
  'an undoing': async () =>
    call('POST', `/record/${await entryOf(`/users/${await member()}/ban`)}/undo`),
  'a list of reasons': async () => {
    const { etag } = (await owner.get('/reason-templates')).json()
    const templates = [{ kind: 'ban', text: `Spam ${v7()}` }]
    return call('PUT', '/reason-templates', { templates, etag })
  },
  'an erasure': async () => {
    const id = await member()
    await owner.post(`/users/${id}/ban`, { reason: 'Spam' })
    return call('POST', `/users/${id}/erase`, { reason: 'Asked' })
  },
  'a role': async () => call('PUT', `/team/${await addAdministrator()}`, { role: 'steward' }),
  'a suspension': async () => call('POST', `/team/${await addAdministrator()}/suspend`),
  'the end of access': async () => call('POST', `/team/${await addAdministrator()}/end`),
  'a reset of a second factor': async () =>
    call('POST', `/team/${await addAdministrator()}/reset-second-factor`),
  'an invitation': async () =>
    call('POST', '/team-invitations', { email: `${v7()}@example.org`, role: 'owner' }),
  'an invitation that is sent again': async () =>
    call('POST', `/team-invitations/${await invite()}/resend`),
  'an invitation that is revoked': async () =>
    call('DELETE', `/team-invitations/${await invite()}`),
  'a removed passkey': async () => call('DELETE', `/account/passkeys/${await addPasskey()}`),
  'a renamed passkey': async () =>
    call('PUT', `/account/passkeys/${await addPasskey()}`, { name: 'Renamed' }),
  'new recovery codes': async () => call('POST', '/account/recovery-codes'),
  'a new password': async () =>
    call('PUT', '/account/password', { current: password, password: 'battery staple 7' }),
  'the end of the other sessions': async () => call('POST', '/account/sessions/end-others'),
}

/** Blocks every change and every lock of a row in these tables; reads go on. */
const blocked = `users, posts, announcements, membership_plans, member_notes, passkeys,
  reason_templates, team_invitations`

const waits = async (): Promise<boolean> => {
  const { rowCount } = await test.database.reads.pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rowCount !== 0
}

it.each(Object.entries(changes))(
  'does nothing when the session ends while it waits for a lock: %s',
  async (_name, prepare) => {
    const send = await prepare()
    const entries = await test.db.$count(auditEntries)
    const holder = await test.database.pool.connect()
    try {
      await holder.query('begin')
      await holder.query(`lock table ${blocked} in exclusive mode`)
      const sent = send()
      await Promise.race([sent, until(waits)])
      await test.database.reads.db.delete(sessions).where(eq(sessions.userId, owner.userId))
      await holder.query('commit')
      const answer = await sent
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'notSignedIn'])
      expect(await test.db.$count(auditEntries)).toBe(entries)
    } finally {
      holder.release()
    }
  },
)

it('does its work when the session goes on', async () => {
  await test.db.execute(sql`delete from rate_limits`)
  for (const [name, prepare] of Object.entries(changes)) {
    owner = await test.browseAsAdmin()
    const send = await prepare()
    const answer = await send()
    expect([name, answer.statusCode]).toEqual([name, expect.toBeOneOf([200, 201])])
  }
})
