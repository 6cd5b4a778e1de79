import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { v7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import type { UndoableAction } from '../src/kernel/auditActions.ts'
import {
  announcements,
  appeals,
  auditEntries,
  membershipPlans,
  postReports,
  posts,
  sessions,
  users,
} from '../src/platform/database/schema.ts'
import { purgeDeleted } from '../src/process/purgeDeleted.ts'
import type { Entry } from '../src/record/entry.ts'
import { appealableActions } from '../src/record/memberNotice.ts'
import type { Browser, TestApp } from './helper.ts'
import { shareEmptiedTestApp } from './shareTestApp.ts'

let test: TestApp
let admin: Browser
shareEmptiedTestApp(
  auditEntries,
  (shared, browser) => {
    test = shared
    admin = browser
  },
  { env: { FEATURES: 'record,sort,team,desk,redress' } },
)

const newest = async (): Promise<Entry> => (await admin.get('/record?limit=1')).json().data[0]
const undo = (id: string, by = admin) => by.post(`/record/${id}/undo`)

const waiting = {
  isVerified: false,
  status: 'pending_verification',
  badgeRequestStatus: 1,
  badgeRequestedAt: new Date('2026-01-01T10:00:00Z'),
} as const

const text = fc.string({ maxLength: 40 }).map((typed) => `é𝒂 ${typed}`)
const moment = fc.date({ min: new Date(2020, 0), max: new Date(2030, 0), noInvalidDate: true })

const announcementBody = fc.record({
  title: text,
  description: text,
  date: moment.map((date) => date.toISOString()),
  isActive: fc.boolean(),
  isPinned: fc.boolean(),
  imageUrl: fc.constantFrom(undefined, 'https://images.example.org/1.png'),
  publishedAt: fc.option(
    moment.map((date) => date.toISOString()),
    { nil: undefined },
  ),
})
const planBody = fc.record({
  name: text,
  price: fc.integer({ min: 0, max: 9999 }).map((cents) => cents / 100),
  period: fc.constantFrom('month', 'year', 'lifetime'),
  description: text,
  isActive: fc.boolean(),
})

const addUser = (values: Parameters<TestApp['createUser']>[0]) => async () =>
  (await test.createUser(values)).id

const addPost = async () => {
  const author = await test.createUser()
  const [post] = await test.db
    .insert(posts)
    .values({ userId: author.id, title: 'Title', description: 'Text' })
    .returning()
  return post?.id ?? ''
}

/** A post that two members reported. */
const addReported = async () => {
  const id = await addPost()
  for (const reporter of [await test.createUser(), await test.createUser()]) {
    await test.db.insert(postReports).values({ postId: id, userId: reporter.id, reason: 'spam' })
  }
  return id
}

/** A member with an open report and a decided one, muted or not. */
const addReporter = (isMuted: boolean) => async () => {
  const { id: userId } = await test.createUser({
    reporterMutedAt: isMuted ? new Date('2026-01-01') : null,
  })
  const values = { userId, reason: 'spam', isMuted } as const
  await test.db.insert(postReports).values([
    { ...values, postId: await addPost() },
    { ...values, postId: await addPost(), decision: v7(), isMuted: false },
  ])
  return userId
}

const addAnnouncement = async () => {
  const [body] = fc.sample(announcementBody, 1)
  return (await admin.post('/announcements', body)).json().data.id as string
}

const addPlan = async () => {
  const [body] = fc.sample(planBody, 1)
  const made = await admin.post('/membership-plan/create', { ...body, features: ['a', 'b'] })
  return made.json().data.id as string
}

const readUser = async (id: string) =>
  (await test.db.select().from(users).where(eq(users.id, id)))[0]
const readHold = async (id: string) => {
  const { documentsHeldAt, ...user } = (await readUser(id)) ?? {}
  return { ...user, isHeld: Boolean(documentsHeldAt) }
}
const readPost = async (id: string) =>
  (await test.db.select().from(posts).where(eq(posts.id, id)))[0]
/** Whether a member is muted, and which reports count. */
const readReporter = async (id: string) => {
  const { reporterMutedAt, ...user } = (await readUser(id)) ?? {}
  const reports = await test.db
    .select()
    .from(postReports)
    .where(eq(postReports.userId, id))
    .orderBy(postReports.id)
  return { ...user, isReporterMuted: Boolean(reporterMutedAt), reports }
}
/** The post, its author's ban, and how many reports wait for a decision. */
const readReported = async (id: string) => {
  const post = await readPost(id)
  const author = await readUser(post?.userId ?? '')
  const reports = await test.db.select().from(postReports).where(eq(postReports.postId, id))
  const open = reports.filter(({ decision }) => decision === null).length
  return { ...post, updatedAt: undefined, isBanned: author?.isBanned, open }
}
const decide =
  (outcome: string): Row['act'] =>
  (id, body) =>
    admin.post(`/desk/reports/${id}/decision`, { outcome, reason: 'Looked at it', ...body })
const readAnnouncement = async (id: string) =>
  (await test.db.select().from(announcements).where(eq(announcements.id, id)))[0]
const readPlan = async (id: string) =>
  (await test.db.select().from(membershipPlans).where(eq(membershipPlans.id, id)))[0]

interface Row {
  add(): Promise<string>
  act(id: string, body: object): ReturnType<Browser['post']>
  read(id: string): Promise<object | undefined>
  /** The body of a random action. */
  readonly body?: fc.Arbitrary<object>
}

/** An end of a ban that is not over during this file. */
const banEnd = fc
  .integer({ min: 1, max: 1000 })
  .map((days) => new Date(test.clock.now().getTime() + (365 + days) * 86_400_000).toISOString())

/**
 * How each action is done that can be undone; one without a row does not compile. The end of a ban is
 * done by a job: see `banEnd.test.ts`.
 */
const rows: Readonly<Record<Exclude<UndoableAction, 'user.ban-end'>, Row>> = {
  'user.ban': {
    add: addUser(waiting),
    act: (id, body) => admin.post(`/users/${id}/ban`, body),
    read: readUser,
    body: fc.record({ reason: text, until: fc.option(banEnd) }),
  },
  'user.un-ban': {
    add: addUser({ ...waiting, isBanned: true, bannedUntil: new Date('9999-12-31') }),
    act: (id) => admin.get(`/users/un-ban/${id}`),
    read: readUser,
  },
  'user.verify': {
    add: addUser(waiting),
    act: (id) => admin.post(`/users/verify/${id}`),
    read: readUser,
  },
  'user.decline': {
    add: addUser(waiting),
    act: (id, body) => admin.post(`/users/${id}/decline`, { reason: 'Unknown', ...body }),
    read: readUser,
  },
  'report.keep': { add: addReported, act: decide('keep'), read: readReported },
  'report.hide': { add: addReported, act: decide('hide'), read: readReported },
  'report.hide-and-ban': { add: addReported, act: decide('hideAndBan'), read: readReported },
  'user.delete': {
    add: addUser({ ...waiting, passport: 'documents/1.pdf', profilePic: '/files/x.png' }),
    act: (id, body) => admin.post(`/users/${id}/remove`, body),
    read: readUser,
    body: fc.record({ reason: text }),
  },
  'team.role': {
    add: addUser({ role: 'admin', teamRole: 'owner' }),
    act: (id, body) => admin.call('PUT', `/team/${id}`, { body }),
    read: readUser,
    body: fc.record({ role: fc.constantFrom('steward', 'reviewer', 'publisher', 'viewer') }),
  },
  'team.suspend': {
    add: addUser({ role: 'admin', teamRole: 'steward' }),
    act: (id) => admin.post(`/team/${id}/suspend`),
    read: readUser,
  },
  'team.resume': {
    add: addUser({ role: 'admin', teamRole: 'steward', suspendedAt: new Date('2026-01-01') }),
    act: (id) => admin.post(`/team/${id}/resume`),
    read: async (id) => {
      const { suspendedAt, ...user } = (await readUser(id)) ?? {}
      return { ...user, isSuspended: Boolean(suspendedAt) }
    },
  },
  'badge.approve': {
    add: addUser(waiting),
    act: (id) => admin.post(`/users/badges/${id}`, { approved: 2 }),
    read: readUser,
  },
  'badge.reject': {
    add: addUser(waiting),
    act: (id, body) => admin.post(`/users/badges/${id}`, { approved: 0, ...body }),
    read: readUser,
    body: fc.record({ reason: text }),
  },
  'document.hold': {
    add: addUser({ passport: 'documents/1.pdf' }),
    act: (id) => admin.post(`/users/${id}/hold`, { reason: 'A lawyer asked for it' }),
    read: readHold,
  },
  'document.release': {
    add: addUser({ passport: 'documents/1.pdf', documentsHeldAt: new Date('2026-01-01') }),
    act: (id) => admin.post(`/users/${id}/release`, { reason: 'The case is closed' }),
    read: readHold,
  },
  'reporter.mute': {
    add: addReporter(false),
    act: (id) => admin.post(`/users/${id}/mute-reports`, { reason: 'Reports every post' }),
    read: readReporter,
  },
  'reporter.unmute': {
    add: addReporter(true),
    act: (id) => admin.post(`/users/${id}/unmute-reports`, { reason: 'Half a year is over' }),
    read: readReporter,
  },
  'post.delete': {
    add: addPost,
    act: (id, body) => admin.post(`/posts/${id}/remove`, body),
    read: readPost,
    body: fc.record({ reason: text }),
  },
  'announcement.update': {
    add: addAnnouncement,
    act: (id, body) => admin.call('PUT', `/announcements/${id}`, { body }),
    read: readAnnouncement,
    body: announcementBody,
  },
  'announcement.toggle-status': {
    add: addAnnouncement,
    act: (id) => admin.call('PATCH', `/announcements/${id}/toggle-status`),
    read: readAnnouncement,
  },
  'announcement.toggle-pinned': {
    add: addAnnouncement,
    act: (id) => admin.call('PATCH', `/announcements/${id}/toggle-pinned`),
    read: readAnnouncement,
  },
  'announcement.delete': {
    add: addAnnouncement,
    act: (id) => admin.call('DELETE', `/announcements/${id}`),
    read: readAnnouncement,
  },
  'membership.delete': {
    add: addPlan,
    act: (id) => admin.call('DELETE', `/membership-plan/delete/${id}`),
    read: readPlan,
  },
  'membership.update': {
    add: addPlan,
    act: (id, body) => admin.call('PUT', '/membership-plan/edit', { body: { id, ...body } }),
    read: readPlan,
    body: planBody,
  },
  'membership.update-summary': {
    add: addPlan,
    act: async (id, body) => {
      const { name, price } = (await readPlan(id)) ?? {}
      return admin.call('PUT', '/membership-plan/edit', { body: { id, name, price, ...body } })
    },
    read: readPlan,
    body: fc.record({ summary: text }),
  },
  'membership.set-active': {
    add: addPlan,
    act: async (id) => {
      const plan = await readPlan(id)
      const body = { isActive: !plan?.isActive }
      return admin.call('PATCH', `/membership-plan/${id}/active`, { body })
    },
    read: readPlan,
  },
}

/** Without the fields that undoing does not restore. */
const withoutMoment = (row: object | undefined) => ({
  ...row,
  updatedAt: undefined,
  sessionsEnded: undefined,
  // A repeated approval has a certificate of its own.
  certificateOrderedAt: undefined,
  certificateSerial: undefined,
})

describe('undo(do(x)) is x, and undoing that is do(x)', () => {
  it.each(Object.entries(rows))('%s', async (action, { add, act, read, body }) => {
    const isDeletion = /delete$|^report.hide/.test(action)
    const property = fc.asyncProperty(body ?? fc.constant({}), async (values) => {
      // Every change takes a point of a limit.
      test.clock.advance(11 * 60_000)
      admin = await test.browse(admin.userId)
      const id = await add()
      const before = await read(id)
      const { headers } = await act(id, values)
      const entry = await newest()
      expect(entry).toMatchObject({ action, subject: { id } })
      const isUnchanged = entry.changes.length === 0 && /update/.test(action)
      expect(headers['record-entry']).toBe(isUnchanged ? undefined : entry.id)
      // An edit without a change cannot be undone.
      if (isUnchanged) return
      const done = withoutMoment(await read(id))
      expect(done).not.toEqual(withoutMoment(before))
      expect(entry.undo.state).toBe('possible')
      const response = await undo(entry.id)
      expect(response.statusCode).toBe(200)
      expect(response.headers['record-entry']).toBe(response.json().data.id)
      expect(withoutMoment(await read(id))).toEqual(withoutMoment(before))
      expect(response.json().data).toMatchObject({
        action: `${action}.undo`,
        actor: { id: admin.userId },
        undoes: entry.id,
        undo: { state: 'possible', until: null },
      })
      const redone = (await undo(response.json().data.id)).json().data
      expect(redone).toMatchObject({
        action,
        reason: entry.reason,
        undoes: response.json().data.id,
        undo: { state: 'possible', until: isDeletion ? expect.any(String) : null },
      })
      expect(withoutMoment(await read(id))).toEqual(done)
      expect((await undo(entry.id)).json().code).toBe('alreadyUndone')
      expect((await undo(redone.id)).statusCode).toBe(200)
      expect(withoutMoment(await read(id))).toEqual(withoutMoment(before))
    })
    await fc.assert(property, { numRuns: body ? 8 : 2, seed: 7 })
  })
})

describe('overturning is undoing: the appeal against', () => {
  const appealed = Object.entries(rows).filter(([action]) =>
    appealableActions.some((one) => one === action),
  )
  it.each(appealed)('%s', async (action, { add, act, read, body }) => {
    const property = fc.asyncProperty(body ?? fc.constant({}), async (values) => {
      test.clock.advance(11 * 60_000)
      admin = await test.browse(admin.userId)
      const other = await test.browseAsAdmin()
      const id = await add()
      const before = await read(id)
      await act(id, values)
      const entry = await newest()
      const done = withoutMoment(await read(id))
      const owner = (await readPost(id))?.userId ?? id
      const [appeal] = await test.db
        .insert(appeals)
        .values({ entryId: entry.id, userId: owner, subjectId: id, text: 'That was not me.' })
        .returning()
      const decision = { outcome: 'overturn' }
      const answer = await other.post(`/desk/appeals/${appeal?.id}/decision`, decision)
      expect(answer.statusCode).toBe(200)
      expect(withoutMoment(await read(id))).toEqual(withoutMoment(before))
      const [undoing] = await test.db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.undoes, entry.id))
      expect(undoing).toMatchObject({ action: `${action}.undo`, actorId: other.userId })
      expect((await undo(entry.id)).json().code).toBe('alreadyUndone')
      expect((await undo(undoing?.id ?? '')).statusCode).toBe(200)
      expect(withoutMoment(await read(id))).toEqual(done)
    })
    await fc.assert(property, { numRuns: body ? 5 : 2, seed: 7 })
  })
})

it.each(Object.entries(rows))(
  'can be undone by any spelling of its id: %s',
  async (action, row) => {
    const id = await row.add()
    const [body = {}] = fc.sample(row.body ?? fc.constant({}), 1)
    await row.act(id.toUpperCase(), body)
    expect(await newest()).toMatchObject({ action, subject: { id }, undo: { state: 'possible' } })
  },
)

describe('an action', () => {
  it('is undone once, and the record names who undid it', async () => {
    const member = await test.createUser()
    await admin.post(`/users/${member.id}/ban`, {})
    const { id } = await newest()
    const other = await test.createUser({ role: 'admin', fullName: 'Rui Costa' })
    expect((await undo(id, await test.browse(other.id))).statusCode).toBe(200)
    const again = await undo(id)
    expect(again.statusCode).toBe(409)
    expect(again.json()).toMatchObject({
      message: 'Rui Costa has already undone this',
      code: 'alreadyUndone',
      data: { id, undo: { state: 'done', by: { id: other.id, name: 'Rui Costa' } } },
    })
  })

  it('is undone by one of 50 at the same time', async () => {
    const member = await test.createUser()
    await admin.post(`/users/${member.id}/ban`, {})
    const { id } = await newest()
    const answers = await Promise.all(Array.from({ length: 50 }, () => undo(id)))
    const [first, ...others] = answers.map(({ statusCode }) => statusCode).toSorted()
    expect(first).toBe(200)
    // On a busy machine some wait longer than a second for the first, and may ask again.
    for (const status of others) expect([409, 503]).toContain(status)
    expect(await test.db.$count(auditEntries, eq(auditEntries.undoes, id))).toBe(1)
  })

  it('is not undone after a change of the same fields', async () => {
    const member = await test.createUser()
    await admin.post(`/users/${member.id}/ban`, {})
    const { id } = await newest()
    const other = await test.createUser({ role: 'admin', fullName: 'Rui Costa' })
    const rui = await test.browse(other.id)
    await rui.post(`/users/${member.id}/un-ban`, {})
    await rui.post(`/users/${member.id}/ban`, { reason: 'Another reason' })
    // The fields are as the first ban left them, but by another action.
    const response = await undo(id)
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({
      message: 'Rui Costa has changed this since',
      code: 'changedSince',
      data: { id, undo: { state: 'over', by: { id: other.id } } },
    })
    expect(await readUser(member.id)).toMatchObject({ isBanned: true })
  })

  it('can be undone when the later change was undone', async () => {
    const member = await test.createUser()
    await admin.post(`/users/${member.id}/ban`, {})
    const ban = await newest()
    await admin.post(`/users/${member.id}/un-ban`, {})
    expect((await undo((await newest()).id)).statusCode).toBe(200)
    expect((await undo(ban.id)).statusCode).toBe(200)
    expect(await readUser(member.id)).toMatchObject({ isBanned: false })
  })

  it('does not prevent undoing an action on other fields', async () => {
    const member = await test.createUser(waiting)
    await admin.post(`/users/badges/${member.id}`, { approved: 0 })
    const { id } = await newest()
    await admin.post(`/users/${member.id}/ban`, {})
    expect((await undo(id)).statusCode).toBe(200)
    expect(await readUser(member.id)).toMatchObject({ isBanned: true, badgeRequestStatus: 1 })
  })

  it('is not undone when another backend has changed the record', async () => {
    const member = await test.createUser()
    await admin.post(`/users/${member.id}/ban`, {})
    await test.db.update(users).set({ isBanned: false }).where(eq(users.id, member.id))
    const { id, undo: state } = await newest()
    expect(state).toEqual({ state: 'over', until: null, by: null })
    expect((await undo(id)).json()).toMatchObject({
      message: 'This has been changed since',
      code: 'changedSince',
    })
  })

  it('is not undone when another backend has left out the value before it', async () => {
    const member = await test.createUser({ isBanned: true })
    const [ban] = await test.db
      .insert(auditEntries)
      .values({
        at: test.clock.now(),
        action: 'user.ban',
        subjectId: member.id,
        before: {},
        after: { isBanned: true },
        requestId: 'another',
        ip: 'local',
      })
      .returning({ id: auditEntries.id })
    expect((await undo(ban?.id ?? '')).json().code).toBe('notUndoable')
    expect(await readUser(member.id)).toMatchObject({ isBanned: true })
  })

  it('is not undone when another backend has deleted the member', async () => {
    const member = await test.createUser()
    await admin.post(`/users/${member.id}/ban`, {})
    await test.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, member.id))
    expect((await undo((await newest()).id)).json().code).toBe('changedSince')
  })

  it('that replaced an uploaded image is never undone, because the image was removed', async () => {
    const path = '/api/files/images/0.png'
    const plan = await addPlan()
    await test.db.update(membershipPlans).set({ image: path }).where(eq(membershipPlans.id, plan))
    const body = { id: plan, name: 'Gold', price: 1, period: 'month', description: '', image: '' }
    const edited = await admin.call('PUT', '/membership-plan/edit', {
      body: { ...body, isActive: true },
    })
    expect(edited.statusCode).toBe(200)
    const ofPlan = await newest()
    const news = await addAnnouncement()
    const imageUrl = `${test.config.publicUrl}${path}`
    await test.db.update(announcements).set({ imageUrl }).where(eq(announcements.id, news))
    const other = {
      ...fc.sample(announcementBody, 1)[0],
      imageUrl: 'https://images.example.org/1.png',
    }
    await admin.call('PUT', `/announcements/${news}`, { body: other })
    for (const { id, changes, undo: state } of [ofPlan, await newest()]) {
      expect(changes).toContainEqual(
        expect.objectContaining({ before: expect.stringMatching(/0\.png$/) }),
      )
      expect(state.state).toBe('never')
      expect((await undo(id)).json().code).toBe('notUndoable')
    }
  })

  it('restores a request whose time another backend has cleared', async () => {
    const member = await test.createUser(waiting)
    await admin.post(`/users/badges/${member.id}`, { approved: 0 })
    await test.db.update(users).set({ badgeRequestedAt: null }).where(eq(users.id, member.id))
    expect((await undo((await newest()).id)).statusCode).toBe(200)
    expect(await readUser(member.id)).toMatchObject({ badgeRequestStatus: 1 })
  })

  it('with effects outside the database is never undone', async () => {
    const [download] = await test.db
      .insert(auditEntries)
      .values({ at: new Date(), action: 'document.download', requestId: 'x', ip: 'x' })
      .returning()
    expect((await undo(download?.id ?? '')).json().code).toBe('notUndoable')
  })

  it('that is done again has its reason, and stands in the way of an older one', async () => {
    const member = await test.createUser()
    await admin.post(`/users/${member.id}/ban`, {})
    const ban = await newest()
    await admin.post(`/users/${member.id}/un-ban`, { reason: 'Settled' })
    const unban = await newest()
    const undone = (await undo(unban.id)).json().data
    expect((await undo(undone.id)).json().data).toMatchObject({
      action: 'user.un-ban',
      reason: 'Settled',
    })
    expect((await undo(ban.id)).json().code).toBe('changedSince')
    expect((await undo(undone.id)).json().code).toBe('alreadyUndone')
  })

  it('that the record does not show is unknown', async () => {
    const [signIn] = await test.db
      .insert(auditEntries)
      .values({ at: new Date(), action: 'session.sign-in', requestId: 'x', ip: 'x' })
      .returning()
    for (const id of [signIn?.id, 'x']) expect((await undo(`${id}`)).statusCode).toBe(404)
  })

  it('ends the sessions of a member who is banned again', async () => {
    const member = await test.createUser({ isBanned: true })
    await admin.post(`/users/${member.id}/un-ban`, {})
    await test.browse(member.id)
    await undo((await newest()).id)
    expect(await test.db.$count(sessions, eq(sessions.userId, member.id))).toBe(0)
  })

  it('is undone only together with its entry', async () => {
    const member = await test.createUser()
    await admin.post(`/users/${member.id}/ban`, {})
    const { id } = await newest()
    await test.database.pool.query(
      "alter table audit_log add constraint refuse check (action not like '%.undo') not valid",
    )
    try {
      expect((await undo(id)).statusCode).toBe(500)
    } finally {
      await test.database.pool.query('alter table audit_log drop constraint refuse')
    }
    expect(await readUser(member.id)).toMatchObject({ isBanned: true })
  })
})

describe('a deletion', () => {
  it('can be undone for 30 days, with posts and invitations', async () => {
    const member = await test.createUser()
    await test.db.insert(posts).values({ userId: member.id, title: 'Theirs', description: 'Text' })
    const own = async () =>
      (await admin.get('/posts'))
        .json()
        .data.filter(({ user }: { user: { email: string } }) => user.email === member.email)
    await admin.post(`/users/${member.id}/remove`, {})
    const entry = await newest()
    const until = new Date(test.clock.now().getTime() + 30 * 86_400_000)
    expect(entry.undo).toEqual({ state: 'possible', until: until.toISOString(), by: null })
    expect(await own()).toHaveLength(0)
    await undo(entry.id)
    expect(await own()).toHaveLength(1)

    await admin.post(`/users/${member.id}/remove`, {})
    const second = await newest()
    // Too late, even before the hourly job removes the row.
    test.clock.advance(30 * 86_400_000)
    admin = await test.browse(admin.userId)
    expect((await undo(second.id)).json().code).toBe('changedSince')
    await purgeDeleted(test.db, test.outgoing.jobs, new Date(until.getTime() + 1))
    expect((await newest()).undo.state).toBe('over')
    expect((await undo(second.id)).json().code).toBe('changedSince')
  })

  it('is not undone while another account has the address', async () => {
    const member = await test.createUser()
    await admin.post(`/users/${member.id}/remove`, {})
    const { id } = await newest()
    const obstacle = async () => {
      const { data } = (await admin.get('/trash')).json()
      return data.find(({ entryId }: { entryId: string }) => entryId === id).obstacle
    }
    expect(await obstacle()).toBeNull()
    await test.createUser({ email: member.email.toUpperCase() })
    expect(await obstacle()).toBe('Another account uses this email address now')
    expect((await undo(id)).json()).toMatchObject({
      message: 'Another account uses this email address now',
      code: 'changedSince',
    })
  })

  it('must be undone before any other action on the member', async () => {
    const member = await test.createUser()
    await admin.post(`/users/${member.id}/ban`, {})
    const ban = await newest()
    await admin.post(`/users/${member.id}/remove`, {})
    const deletion = await newest()
    expect((await undo(ban.id)).json().code).toBe('changedSince')
    await undo(deletion.id)
    expect((await undo(ban.id)).statusCode).toBe(200)
  })
})

describe('a reason', () => {
  it('is stored with the action, trimmed, and never logged', async () => {
    const member = await test.createUser({ ...waiting, fullName: 'Maria Silva' })
    const reason = 'Canary: spam in <b>three</b> posts'
    const response = await admin.post(`/users/${member.id}/ban`, { reason: ` ${reason}\n` })
    expect(response.json().data).toMatchObject({
      action: 'user.ban',
      reason,
      subject: { name: 'Maria Silva' },
      undo: { state: 'possible' },
    })
    await admin.post(`/users/${member.id}/un-ban`, { reason: '' })
    await admin.post(`/users/badges/${member.id}`, { approved: 0, reason })
    const { data } = (await admin.get('/record')).json()
    expect(data.map((entry: Entry) => entry.reason)).toEqual([reason, null, reason])
    expect(test.logged.join('')).not.toContain('Canary')
  })

  it.each(['ban', 'un-ban', 'remove'])('has at most 500 characters: %s', async (action) => {
    const member = await test.createUser()
    const send = (reason: string) => admin.post(`/users/${member.id}/${action}`, { reason })
    expect((await send('𝒂'.repeat(501))).statusCode).toBe(400)
    expect((await send('𝒂'.repeat(500))).statusCode).toBe(200)
  })

  it('of a second ban does not replace the first', async () => {
    const member = await test.createUser()
    const first = await admin.post(`/users/${member.id}/ban`, { reason: 'First' })
    const second = await admin.post(`/users/${member.id}/ban`, { reason: 'Second' })
    expect(second.json()).toEqual(first.json())
    const other = await test.createUser({ isBanned: true })
    expect((await admin.post(`/users/${other.id}/ban`, {})).json()).toEqual({})
  })

  it('is refused when another person has made the change, because it would be lost', async () => {
    const member = await test.createUser()
    const other = await test.createUser({ role: 'admin', fullName: 'Rui Costa' })
    const rui = await test.browse(other.id)
    for (const [action, done] of [
      ['ban', 'banned'],
      ['un-ban', 'un-banned'],
    ]) {
      const first = await rui.post(`/users/${member.id}/${action}`, { reason: 'First' })
      const second = await admin.post(`/users/${member.id}/${action}`, { reason: 'Second' })
      expect(second.statusCode).toBe(409)
      expect(second.json()).toMatchObject({
        message: expect.stringMatching(`^Already ${done} by Rui Costa, `),
        entry: { id: first.json().data.id, reason: 'First' },
      })
    }
  })

  it('is not required, so a ban without one can be repeated', async () => {
    const member = await test.createUser()
    const other = await test.createUser({ role: 'admin' })
    const first = await test.browse(other.id)
    for (const action of ['ban', 'un-ban']) {
      const path = `/users/${member.id}/${action}`
      const done = await first.post(path, { reason: 'First' })
      for (const body of [{}, { reason: ' ' }, { notify: false }]) {
        const repeated = await admin.post(path, body)
        expect([repeated.statusCode, repeated.json()]).toEqual([200, done.json()])
      }
      // The email would not be sent.
      expect((await admin.post(path, { notify: true })).statusCode).toBe(409)
    }
  })

  it.each([
    ['ban', 'un-ban', 'banned'],
    ['un-ban', 'ban', 'un-banned'],
  ])('of a %s is refused after the undoing of an %s too', async (action, opposite, done) => {
    const member = await test.createUser({ isBanned: action === 'un-ban' })
    const other = await test.createUser({ role: 'admin', fullName: 'Cy Reis' })
    const cy = await test.browse(other.id)
    const act = (name: string, reason: string, by = admin) =>
      by.post(`/users/${member.id}/${name}`, { reason })
    await act(action, 'First')
    const lifted = (await act(opposite, 'Lifted')).json().data
    const undoing = (await undo(lifted.id, cy)).json().data
    for (const [by, who] of [
      [admin, 'Cy Reis'],
      [cy, 'you'],
    ] as const) {
      const late = await act(action, 'Late', by)
      expect(late.statusCode).toBe(409)
      expect(late.json()).toMatchObject({
        message: expect.stringMatching(`^Already ${done} by ${who}, `),
        entry: { id: undoing.id },
      })
    }
  })
})
