import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { createKeys } from '../src/auth/keys.ts'
import { sweepCaseViewers } from '../src/desk/viewCase.ts'
import { findUnhashed, hashDocuments, queueHashes } from '../src/documents/hashes.ts'
import { limits } from '../src/kernel/limits.ts'
import {
  auditEntries,
  caseViewers,
  documentHashes,
  invites,
  phoneEnd,
  posts,
  reasonTemplates,
  users,
} from '../src/platform/database/schema.ts'
import { type Browser, createTestApp, type TestApp } from './helper.ts'
import { operations, sampleCall } from './operations.ts'
import { emailTo, until } from './outbox.ts'
import { shareEmptiedTestApp } from './shareTestApp.ts'

let test: TestApp
let admin: Browser
shareEmptiedTestApp(
  users,
  (shared, browser) => {
    test = shared
    admin = browser
  },
  { sends: true },
)

type NewUser = Parameters<TestApp['createUser']>[0]

interface LookAlike {
  readonly kind: string
  readonly member: { readonly name: string }
}

const newcomer = { isVerified: false, status: 'pending_verification' } as const
const asking = { badgeRequestStatus: 1, badgeRequestedAt: new Date('2026-01-01T10:00:00Z') }
const userOf = async (id: string) => (await test.db.select().from(users).where(eq(users.id, id)))[0]
const undo = (id: string) => admin.post(`/record/${id}/undo`)
const decline = (id: string, body: object = {}, by = admin) =>
  by.post(`/users/${id}/decline`, { reason: "Name doesn't match", ...body })
const hintsOf = async (id: string) => (await admin.get(`/desk/members/${id}`)).json().data
const browseAs = async (user: NewUser) =>
  test.browse((await test.createUser({ role: 'admin', ...user })).id)

describe('the desk', () => {
  it('has the number and the oldest of each queue', async () => {
    const old = new Date('2026-02-03T04:05:06.789Z')
    await test.createUser({ ...asking, badgeRequestedAt: old })
    await test.createUser(asking)
    await test.createUser({ ...newcomer, createdAt: old })
    await test.createUser({ ...newcomer, createdAt: new Date('2026-03-01') })
    await test.createUser({
      ...newcomer,
      isEmailVerified: false,
      createdAt: new Date('2025-01-01'),
    })
    expect((await admin.get('/desk')).json().data).toMatchObject({
      citizenship: { waiting: 2, oldest: asking.badgeRequestedAt.toISOString() },
      newcomers: { waiting: 2, oldest: old.toISOString(), unconfirmed: 1 },
      reports: { waiting: 0, oldest: null },
    })
  })

  it('answers 304 until a member changes', async () => {
    const { id } = await test.createUser(newcomer)
    const first = await admin.get('/desk')
    const poll = () =>
      admin.get('/desk', { headers: { 'if-none-match': String(first.headers.etag) } })
    expect((await poll()).statusCode).toBe(304)
    await decline(id)
    expect((await poll()).statusCode).toBe(200)
  })

  it.each([
    ['viewer', 200],
    ['reviewer', 200],
    ['publisher', 403],
  ] as const)('is for each role that decides something: %s', async (teamRole, status) => {
    const by = await browseAs({ teamRole })
    expect((await by.get('/desk')).statusCode).toBe(status)
  })
})

describe('newcomers', () => {
  it('are listed oldest first, those without a confirmed email apart', async () => {
    const made = (fullName: string, day: string, more: NewUser = {}) =>
      test.createUser({ ...newcomer, fullName, createdAt: new Date(day), ...more })
    await made('Second', '2026-02-02', { passport: 'documents/1.pdf', country: 'Portugal' })
    await made('First', '2026-02-01')
    await made('Unconfirmed', '2026-01-01', { isEmailVerified: false })
    await made('Banned', '2026-01-01', { isBanned: true })
    await made('Declined', '2026-01-01', { status: 'declined' })
    await made('Deleted', '2026-01-01', { deletedAt: new Date() })
    await made('Administrator', '2026-01-01', { role: 'admin' })
    await made('Verified', '2026-01-01', { isVerified: true, status: 'verified' })
    const { data, total } = (await admin.get('/desk/newcomers')).json()
    expect(data).toMatchObject([
      { fullName: 'First', hasPassport: false, joinedAt: '2026-02-01T00:00:00.000Z' },
      { fullName: 'Second', hasPassport: true, country: 'Portugal' },
    ])
    expect([data.length, total]).toEqual([2, 2])
    const unconfirmed = (await admin.get('/desk/newcomers?state=unconfirmed')).json()
    expect([unconfirmed.data[0].fullName, unconfirmed.total]).toEqual(['Unconfirmed', 1])
    const first = (await admin.get('/desk/newcomers?limit=1')).json()
    expect([first.data.length, first.total]).toEqual([1, 2])
  })

  it('that were read are in the record', async () => {
    await test.createUser(newcomer)
    await admin.get('/desk/newcomers')
    await admin.get('/desk/newcomers')
    const views = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, admin.userId))
    expect(views).toMatchObject([
      { action: 'user.list', after: { isVerified: false, isEmailVerified: true, rows: 1 } },
    ])
  })
})

describe('citizenship requests', () => {
  it('can be limited to the first ones, and say since when they wait', async () => {
    await test.createUser({ ...asking, badgeRequestedAt: new Date('2026-03-01') })
    await test.createUser(asking)
    const all = await admin.get('/users/pending-badges')
    expect(all.json().data).toHaveLength(2)
    const etag = String(all.headers.etag)
    const one = await admin.get('/users/pending-badges?limit=1', {
      headers: { 'if-none-match': etag },
    })
    expect(one.json().data).toMatchObject([{ requestedAt: asking.badgeRequestedAt.toISOString() }])
    expect((await admin.get('/users/pending-badges')).json().data).toHaveLength(2)
  })
})

describe('a newcomer', () => {
  it('is declined with a reason, and waits again when it is undone', async () => {
    const { id, email } = await test.createUser(newcomer)
    const { data } = (await decline(id, { notify: true })).json()
    expect(data).toMatchObject({
      action: 'user.decline',
      subject: { id, kind: 'member' },
      reason: "Name doesn't match",
      changes: [
        { field: 'status', before: 'pending_verification', after: 'declined' },
        { field: 'isNotified' },
      ],
      undo: { state: 'possible', until: null },
    })
    const { subject, text } = await emailTo(test.config.dataDir, email, 'member-notice')
    expect(subject).toBe("Your Hearth account wasn't verified")
    expect(text).toContain("Name doesn't match")
    expect(await userOf(id)).toMatchObject({ status: 'declined', decidedAt: test.clock.now() })
    expect((await undo(data.id)).statusCode).toBe(200)
    expect(await userOf(id)).toMatchObject({ status: 'pending_verification', decidedAt: null })
  })

  it('is decided when verified, and waits again when that is undone', async () => {
    const { id } = await test.createUser({ ...newcomer, status: 'declined' })
    await admin.post(`/users/verify/${id}`)
    expect(await userOf(id)).toMatchObject({ decidedAt: test.clock.now() })
    const [entry] = (await admin.get('/record')).json().data
    await undo(entry.id)
    // Back to declined, which is a decision too.
    expect(await userOf(id)).toMatchObject({ status: 'declined', decidedAt: test.clock.now() })
  })

  it.each([
    ['verified', {}, 'This member is already verified'],
    ['declined', { ...newcomer, status: 'declined' }, 'This member is already declined'],
    ['an administrator', { role: 'admin' }, "Administrators can't be changed here"],
  ] as const)('is not declined when %s', async (_what, user, message) => {
    const { id } = await test.createUser(user)
    const answer = await decline(id)
    expect([answer.statusCode, answer.json().message]).toEqual([409, message])
  })

  it('cannot be the caller, and the reason must say something', async () => {
    expect((await decline(admin.userId)).json().message).toBe("You can't decline yourself")
    const { id } = await test.createUser(newcomer)
    for (const reason of [undefined, '', ' ', 'x'.repeat(501)]) {
      expect((await decline(id, { reason })).statusCode).toBe(400)
    }
    expect((await decline(v7())).statusCode).toBe(404)
  })

  it('is declined or verified by one of 50 at the same time', async () => {
    const { id } = await test.createUser(newcomer)
    const by = await browseAs({ fullName: 'Ana Duarte' })
    const answers = await Promise.all(Array.from({ length: 50 }, () => decline(id, {}, by)))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    // A busy machine lets some wait for too long.
    expect(new Set(statuses.filter((status) => status !== 503))).toEqual(new Set([200, 409]))
    const late = (await decline(id)).json()
    expect(late.message).toMatch(/^Already declined by Ana Duarte, /)
    expect(late.entry.action).toBe('user.decline')
  })
})

describe('an approval', () => {
  const approve = (id: string, approved = 2) => admin.post(`/users/badges/${id}`, { approved })
  const listedRequest = async (id: string) =>
    (await admin.get('/users/pending-badges'))
      .json()
      .data.find((row: { id: string }) => row.id === id)

  it.each([
    [
      'banned',
      { isBanned: true },
      'This member is banned. Lift the ban first, or reject the request.',
    ],
    [
      'emailNotConfirmed',
      { isEmailVerified: false },
      "This member hasn't confirmed their email. Wait until they have, or reject the request.",
    ],
  ])('is refused with the way on: %s', async (code, user, message) => {
    const { id } = await test.createUser({ ...asking, ...user })
    const answer = await approve(id)
    expect([answer.statusCode, answer.json()]).toEqual([409, { message, code: 'notEligible' }])
    expect((await hintsOf(id)).refusal).toEqual({ code, message })
    expect((await listedRequest(id)).refusal).toEqual({ code, message })
    expect((await approve(id, 0)).statusCode).toBe(200)
  })

  it('needs a passport only where the deployment says so', async () => {
    const { id } = await test.createUser(asking)
    expect((await hintsOf(id)).refusal).toBeNull()
    expect(await listedRequest(id)).not.toHaveProperty('refusal')
    expect((await approve(id)).statusCode).toBe(200)
    expect(await userOf(id)).toMatchObject({ decidedAt: test.clock.now() })
    const strict = await createTestApp({ env: { CITIZENSHIP_NEEDS_PASSPORT: '1' } })
    const steward = await strict.browseAsAdmin()
    const member = await strict.createUser(asking)
    const answer = await steward.post(`/users/badges/${member.id}`, { approved: 2 })
    const message =
      'A passport is needed, and this member has none. Wait until they add one, or reject the request.'
    expect([answer.statusCode, answer.json().message]).toEqual([409, message])
    const hints = (await steward.get(`/desk/members/${member.id}`)).json().data
    expect(hints.refusal).toEqual({ code: 'passportMissing', message })
    await strict.close()
  })

  it('is not done again for a member who was banned since', async () => {
    const { id } = await test.createUser(asking)
    await approve(id)
    const [entry] = (await admin.get('/record?kinds=badge.approve')).json().data
    const undone = (await undo(entry.id)).json().data
    expect(await userOf(id)).toMatchObject({ badgeRequestStatus: 1, decidedAt: null })
    await admin.post(`/users/${id}/ban`, {})
    const redo = await undo(undone.id)
    expect([redo.statusCode, redo.json().message]).toEqual([
      409,
      'This member is banned. Lift the ban first, or reject the request.',
    ])
    expect(await userOf(id)).toMatchObject({ badgeRequestStatus: 1 })
  })
})

describe('hints', () => {
  const invite = (inviterId: string, invitedUserId: string) =>
    test.db
      .insert(invites)
      .values({ inviterId, invitedUserId, invitedTo: 'a@example.org', status: 'approved' })

  it('have up to five inviters, with how many of theirs are banned', async () => {
    const people = []
    for (let n = 0; n < 8; n += 1) people.push(await test.createUser({ fullName: `Person ${n}` }))
    for (let n = 0; n < 7; n += 1) await invite(people[n + 1]?.id ?? '', people[n]?.id ?? '')
    const banned = await test.createUser({ isBanned: true })
    await invite(people[1]?.id ?? '', banned.id)
    await invite(people[1]?.id ?? '', banned.id)
    const { inviters } = await hintsOf(people[0]?.id ?? '')
    expect(inviters.map(({ name }: { name: string }) => name)).toEqual(
      [1, 2, 3, 4, 5].map((n) => `Person ${n}`),
    )
    expect(inviters[0]).toMatchObject({ joined: 2, banned: 1, isBanned: false })
    expect(inviters[1]).toMatchObject({ joined: 1, banned: 0 })
  })

  it('end a circle of inviters', async () => {
    const [one, two] = [await test.createUser(), await test.createUser()]
    await invite(one.id, two.id)
    await invite(two.id, one.id)
    expect((await hintsOf(one.id)).inviters).toMatchObject([{ id: two.id }])
    const alone = await test.createUser()
    await invite(alone.id, alone.id)
    expect((await hintsOf(alone.id)).inviters).toEqual([])
  })

  it('have the ten newest decisions, also a ban for a reported post', async () => {
    const { id } = await test.createUser(asking)
    const [post] = await test.db
      .insert(posts)
      .values({ userId: id, title: 'Cheap watches', description: 'Only today.' })
      .returning()
    await admin.post(`/users/badges/${id}`, { approved: 0, reason: 'Photo unreadable' })
    test.clock.advance(1000)
    const reporter = await test.browse((await test.createUser()).id)
    await reporter.post(`/posts/${post?.id}/report`, { reason: 'spam' })
    await admin.post(`/desk/reports/${post?.id}/decision`, {
      outcome: 'hideAndBan',
      reason: 'Spam',
    })
    await admin.post(`/users/${id}/notes`, { text: 'A note', isPinned: false })
    const { decisions } = await hintsOf(id)
    expect(decisions).toMatchObject([
      { action: 'report.hide-and-ban', reason: 'Spam' },
      { action: 'badge.reject', reason: 'Photo unreadable' },
    ])
    for (let n = 0; n < 6; n += 1) {
      test.clock.advance(1000)
      await admin.post(`/users/${id}/${n % 2 ? 'ban' : 'un-ban'}`, {})
    }
    for (let n = 0; n < 6; n += 1) {
      test.clock.advance(1000)
      await admin.post(`/users/${id}/${n % 2 ? 'ban' : 'un-ban'}`, {})
    }
    expect((await hintsOf(id)).decisions).toHaveLength(10)
  })

  it('have the same phone, and the same folded name and date of birth, banned ones first', async () => {
    const born = { dateOfBirth: '1990-05-06' }
    const one = await test.createUser({ fullName: 'João Almeida', phone: '+351 1', ...born })
    const phone = await test.createUser({ fullName: 'Other', phone: '+351 1' })
    const banned = await test.createUser({ fullName: 'Banned', phone: '+351 1', isBanned: true })
    const name = await test.createUser({ fullName: 'JOAO ALMEIDA', ...born })
    await test.createUser({ fullName: 'João Almeida', dateOfBirth: '1990-05-07' })
    await test.createUser({ fullName: 'Deleted', phone: '+351 1', deletedAt: new Date() })
    await test.createUser({ fullName: 'Administrator', phone: '+351 1', role: 'admin' })
    expect((await hintsOf(one.id)).lookAlikes).toEqual([
      { kind: 'phone', member: { id: banned.id, name: 'Banned', isBanned: true } },
      { kind: 'phone', member: { id: phone.id, name: 'Other', isBanned: false } },
      { kind: 'nameAndBirthDate', member: { id: name.id, name: 'JOAO ALMEIDA', isBanned: false } },
    ])
    expect((await hintsOf((await test.createUser({ fullName: 'X' })).id)).lookAlikes).toEqual([])
  })

  it('have the same phone in any notation, and one with the same last digits after all others', async () => {
    const born = { dateOfBirth: '1991-05-06' }
    const one = await test.createUser({ fullName: 'هدى', phone: '+44 (0)912 000 111', ...born })
    const phones = ['+44912000111', '0044 912000111', '٤٤٩١٢٠٠٠١١١', '\u202a+44 912-000-111\u202c']
    for (const phone of phones) await test.createUser({ fullName: phone, phone })
    const name = await test.createUser({ fullName: 'هُدي', ...born })
    const national = await test.createUser({ phone: '0912 000 111', fullName: 'National' })
    const foreign = await test.createUser({
      phone: '+45 912 000 111',
      fullName: 'F',
      isBanned: true,
    })
    await test.createUser({ phone: '12 000 111', fullName: 'Shorter' })
    const { lookAlikes } = await hintsOf(one.id)
    expect(lookAlikes.map(({ kind, member }: LookAlike) => [kind, member.name])).toEqual([
      ...phones.toReversed().map((phone) => ['phone', phone]),
      ['nameAndBirthDate', name.fullName],
      ['phoneEnding', foreign.fullName],
      ['phoneEnding', national.fullName],
    ])
  })

  it('read phones by an index', async () => {
    const ends = sql`${phoneEnd(users.phoneKey)} = ${phoneEnd(sql`${'351912000111'}`)}`
    const plan = await test.db.transaction(async (tx) => {
      // Of a few rows, reading the whole table is faster.
      await tx.execute(sql`set local enable_seqscan = off`)
      const { rows } = await tx.execute(sql`explain select id from users where ${ends}`)
      return rows.map((row) => Object.values(row)[0]).join('\n')
    })
    expect(plan).toContain('users_phone')
  })

  it('have at most ten look-alikes', async () => {
    for (let n = 0; n < 12; n += 1) await test.createUser({ phone: '+351 2' })
    const { id } = await test.createUser({ phone: '+351 2' })
    expect((await hintsOf(id)).lookAlikes).toHaveLength(10)
  })

  it('are a view of the member, and not found for an unknown one', async () => {
    const { id } = await test.createUser()
    await hintsOf(id)
    expect(await test.db.$count(auditEntries, eq(auditEntries.subjectId, id))).toBe(1)
    for (const unknown of [v7(), 'unknown']) {
      expect((await admin.get(`/desk/members/${unknown}`)).statusCode).toBe(404)
    }
  })
})

describe('the hash of a passport', () => {
  const addPassport = async (bytes: string, user: NewUser = {}) => {
    const passport = `documents/${v7()}.pdf`
    const folder = path.join(test.config.dataDir, 'files/documents')
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(test.config.dataDir, 'files', passport), bytes)
    return test.createUser({ passport, ...user })
  }
  const hashAll = async (keys = test.keys) => {
    const use = { db: test.db, files: test.files, keys }
    await hashDocuments(use)({ userIds: await findUnhashed(use, 1000) })
  }
  const hashOf = async (id: string) =>
    (await test.db.select().from(documentHashes).where(eq(documentHashes.userId, id)))[0]

  it('finds the same file in another account, when the case is opened', async () => {
    const other = await addPassport('the same bytes', { fullName: 'Other' })
    await hashAll()
    const one = await addPassport('the same bytes')
    const different = await addPassport('other bytes')
    await hintsOf(one.id)
    await until(() => hashOf(one.id))
    expect((await hintsOf(one.id)).lookAlikes).toEqual([
      { kind: 'document', member: { id: other.id, name: 'Other', isBanned: false } },
    ])
    await hashAll()
    expect((await hintsOf(different.id)).lookAlikes).toEqual([])
  })

  it('is made anew for another file and for another key', async () => {
    const { id, passport } = await addPassport('bytes')
    await hashAll()
    const first = await hashOf(id)
    await hashAll()
    expect(await hashOf(id)).toEqual(first)
    const { passport: next } = await addPassport('new bytes')
    await test.db.update(users).set({ passport: next }).where(eq(users.id, id))
    await hashAll()
    const second = await hashOf(id)
    expect(second?.storageKey).toBe(next)
    expect(second?.hash).not.toBe(first?.hash)
    await hashAll(createKeys('another key that is 32 bytes long'))
    expect((await hashOf(id))?.hash).not.toBe(second?.hash)
    expect(passport).not.toBe(next)
  })

  it('is made by one process: each passport is in one job, up to the hourly limit', async () => {
    const own = await createTestApp()
    for (let n = 0; n < 53; n += 1) await own.createUser({ passport: `documents/${v7()}.pdf` })
    const { jobs } = own.outgoing
    const queued = async () => {
      const query = "select data from jobs.job where name = 'hashDocuments'"
      const { rows } = await own.db.execute<{ data: { userIds: string[] } }>(query)
      return rows.map(({ data }) => data.userIds)
    }
    await queueHashes({ db: own.db, jobs, keys: own.keys }, 52)
    await queueHashes({ db: own.db, jobs, keys: own.keys }, 52)
    expect((await queued()).map(({ length }) => length).toSorted()).toEqual([2, 50])
    expect(new Set((await queued()).flat()).size).toBe(52)
    await own.close()
  })

  it('of a missing file equals no other', async () => {
    const one = await test.createUser({ passport: `documents/${v7()}.pdf` })
    await test.createUser({ passport: `documents/${v7()}.pdf` })
    await hashAll()
    expect((await hintsOf(one.id)).lookAlikes).toEqual([])
  })

  it('is in no answer and in no log', async () => {
    const { id } = await addPassport('bytes')
    await hashAll()
    const hash = (await hashOf(id))?.hash ?? ''
    expect(hash).toMatch(/^[0-9a-f]{8}\.[\w-]{43}$/)
    const answers = [
      await admin.get(`/desk/members/${id}`),
      await admin.get(`/users/${id}`),
      await admin.get('/users'),
    ]
    for (const { body } of answers) expect(body).not.toContain(hash)
    expect(test.logged.join()).not.toContain(hash)
  })
})

describe('a case', () => {
  const view = async (by: Browser, id: string, queue = 'citizenship') =>
    (await by.call('PUT', `/desk/${queue}/${id}/viewers`)).json().data

  it('names the others who look at it, for 20 seconds', async () => {
    const id = v7()
    const ana = await browseAs({ fullName: 'Ana Duarte' })
    expect(await view(ana, id)).toEqual([])
    const since = test.clock.now().toISOString()
    test.clock.advance(10_000)
    expect(await view(admin, id)).toEqual([{ name: 'Ana Duarte', since }])
    await view(ana, id)
    test.clock.advance(19_000)
    expect(await view(admin, id)).toEqual([{ name: 'Ana Duarte', since }])
    expect(await view(admin, id, 'newcomers')).toEqual([])
    expect(await view(admin, v7())).toEqual([])
    test.clock.advance(1000)
    expect(await view(admin, id)).toEqual([])
    await view(ana, id)
    expect(await view(admin, id)).toEqual([
      { name: 'Ana Duarte', since: test.clock.now().toISOString() },
    ])
  })

  it.each([
    ['suspended', { suspendedAt: new Date() }],
    ['a member again', { role: 'member', teamRole: null }],
    ['deleted', { deletedAt: new Date() }],
  ] as const)('does not name a steward who is %s', async (_what, change) => {
    const id = v7()
    const ana = await browseAs({ fullName: 'Ana Duarte' })
    await view(ana, id)
    expect(await view(admin, id)).toHaveLength(1)
    await test.db.update(users).set(change).where(eq(users.id, ana.userId))
    expect(await view(admin, id)).toEqual([])
  })

  it('is forgotten by the sweep', async () => {
    await view(admin, v7())
    await sweepCaseViewers(test.db, test.clock.now())
    expect(await test.db.$count(caseViewers)).toBe(1)
    test.clock.advance(21_000)
    await sweepCaseViewers(test.db, test.clock.now())
    expect(await test.db.$count(caseViewers)).toBe(0)
  })

  it('has an id and a known queue', async () => {
    expect(await view(admin, 'unknown')).toEqual([])
    expect((await admin.call('PUT', `/desk/other/${v7()}/viewers`)).statusCode).toBe(400)
  })

  it('can look through more cases in a minute than they may change', async () => {
    const browser = await test.browse(admin.userId)
    for (let at = 0; at < limits.writes.points; at += 1) {
      expect((await browser.call('PUT', `/desk/citizenship/${v7()}/viewers`)).statusCode).toBe(200)
    }
    expect((await browser.post('/membership-plan/sync')).statusCode).toBe(200)
  })
})

it('does not exist without the feature', async () => {
  const bare = await createTestApp({ env: { FEATURES: 'record' } })
  const steward = await bare.browseAsAdmin()
  const isOff = (feature = '') => ['desk', 'redress'].includes(feature)
  for (const { template, method } of operations.filter(({ feature }) => isOff(feature))) {
    const { path: url, body } = sampleCall(template, method)
    const answer = await bare.app.inject({
      method: method as 'GET',
      url: `/api${url}`,
      headers: { cookie: steward.cookie },
      ...(body && { payload: body }),
    })
    expect([template, answer.statusCode]).toEqual([template, 404])
  }
  const member = await bare.createUser({ ...asking, isBanned: true, isEmailVerified: false })
  await bare.createUser(asking)
  const requests = (await steward.get('/users/pending-badges?limit=1')).json().data
  expect(requests).toHaveLength(2)
  expect(requests[0]).not.toHaveProperty('requestedAt')
  await bare.db.insert(posts).values({ userId: member.id, title: 'Title', description: 'Text' })
  const [post] = (await steward.get('/posts')).json().data
  expect(Object.keys(post.user)).toEqual(['fullName', 'email', 'profilePic'])
  // Approved as ever, although the member is banned.
  expect((await steward.post(`/users/badges/${member.id}`, { approved: 2 })).statusCode).toBe(200)

  const preview = { action: 'decline', subjectId: member.id }
  expect((await steward.post('/emails/preview', preview)).statusCode).toBe(400)
  const { data, etag } = (await steward.get('/reason-templates')).json()
  expect(data.filter(({ kind }: { kind: string }) => kind === 'decline')).toEqual([])
  expect(data[0]).not.toHaveProperty('rule')
  const save = (templates: object[]) =>
    steward.call('PUT', '/reason-templates', { body: { templates, etag } })
  expect((await save([{ kind: 'decline', text: 'Unknown' }])).statusCode).toBe(400)
  expect((await save([{ kind: 'ban', text: 'Spam', rule: 'No spam' }])).statusCode).toBe(400)
  expect((await save([{ kind: 'ban', text: 'Spam' }])).statusCode).toBe(200)
  const isDecline = eq(reasonTemplates.kind, 'decline')
  expect(await bare.db.$count(reasonTemplates, isDecline)).toBeGreaterThan(0)
  await bare.close()
})
