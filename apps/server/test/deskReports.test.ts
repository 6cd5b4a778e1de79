import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { limits } from '../src/kernel/limits.ts'
import {
  auditEntries,
  postReports,
  posts,
  sessions,
  users,
} from '../src/platform/database/schema.ts'
import { exportEntries } from '../src/record/export.ts'
import type { Browser, TestApp } from './helper.ts'
import { emailTo, readEmails } from './outbox.ts'
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

const minute = 60_000
type NewUser = Parameters<TestApp['createUser']>[0]

const addPost = async (author: NewUser = {}, title = 'Cheap watches') => {
  const { id: userId } = await test.createUser({ fullName: 'João Almeida', ...author })
  const [post] = await test.db
    .insert(posts)
    .values({ userId, title, description: 'Only today.' })
    .returning()
  if (!post) throw new Error('nothing was inserted')
  return post
}
const browseAsMember = async (member: NewUser = {}) =>
  test.browse((await test.createUser(member)).id)
const report = async (postId: string, by?: Browser, body: object = { reason: 'spam' }) =>
  (by ?? (await browseAsMember())).post(`/posts/${postId}/report`, body)
const decide = (
  id: string,
  outcome: string,
  { by = admin, ...body }: { by?: Browser; notify?: boolean; notifyAuthor?: boolean } = {},
) => by.post(`/desk/reports/${id}/decision`, { outcome, reason: 'Spam in three posts', ...body })
const reportsOf = (postId: string) =>
  test.db.select().from(postReports).where(eq(postReports.postId, postId))
const openReports = async (postId: string) =>
  (await reportsOf(postId)).filter(({ decision }) => decision === null).length
const postOf = async (id: string) => (await test.db.select().from(posts).where(eq(posts.id, id)))[0]
const userOf = async (id: string) => (await test.db.select().from(users).where(eq(users.id, id)))[0]
/** The number of accepted requests. A busy machine lets some wait for too long: 503. */
const numberTaken = (answers: readonly { statusCode: number }[]): number => {
  const taken = answers.filter(({ statusCode }) => statusCode !== 503)
  expect(new Set(taken.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  return taken.length
}
const waiting = async () => (await admin.get('/desk')).json().data.reports.waiting
const undo = (id: string, by = admin) => by.post(`/record/${id}/undo`)
const browseAs = async (user: NewUser) =>
  test.browse((await test.createUser({ role: 'admin', ...user })).id)

describe('a report', () => {
  it('waits until somebody decides it', async () => {
    const post = await addPost()
    const answer = await report(post.id, undefined, { reason: 'other', text: ' Fake shop ' })
    expect(answer.json()).toEqual({ message: 'Thank you. Someone will look at this post.' })
    expect(await reportsOf(post.id)).toMatchObject([
      { reason: 'other', text: 'Fake shop', decision: null },
    ])
    expect(await waiting()).toBe(1)
  })

  it.each([
    [{}, 'reason'],
    [{ reason: 'boring' }, 'reason'],
    [{ reason: 'spam', text: 'x'.repeat(1001) }, 'text'],
  ])('needs a known reason and a short text: %#', async (body, field) => {
    const post = await addPost()
    const answer = await report(post.id, undefined, body)
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field])
  })

  it('of the own post is refused', async () => {
    const post = await addPost()
    const answer = await report(post.id, await test.browse(post.userId))
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      "You can't report your own post",
    ])
    expect(await reportsOf(post.id)).toEqual([])
  })

  it.each([
    ['of a deleted post', new Date(), null],
    ['of a post of a deleted author', null, new Date()],
  ])('%s is not found', async (_what, postDeletedAt, authorDeletedAt) => {
    const { id } = await addPost({ deletedAt: authorDeletedAt })
    await test.db.update(posts).set({ deletedAt: postDeletedAt }).where(eq(posts.id, id))
    expect((await report(id)).json()).toEqual({ message: 'Post not found', code: 'notFound' })
  })

  it('that is repeated changes nothing', async () => {
    const post = await addPost()
    const member = await browseAsMember()
    await report(post.id, member, { reason: 'abuse' })
    expect((await report(post.id, member)).statusCode).toBe(200)
    expect(await reportsOf(post.id)).toMatchObject([{ reason: 'abuse' }])
  })

  it('is stored once for each of 50 members at the same time, and once for 50 of one', async () => {
    const post = await addPost()
    const members = await Promise.all(Array.from({ length: 50 }, () => browseAsMember()))
    const answers = await Promise.all(members.map((member) => report(post.id, member)))
    expect(await reportsOf(post.id)).toHaveLength(numberTaken(answers))
    const other = await addPost()
    const one = await browseAsMember()
    await Promise.all(Array.from({ length: 50 }, () => report(other.id, one)))
    expect(await reportsOf(other.id)).toHaveLength(1)
  })

  it('is limited for each member', async () => {
    const member = await browseAsMember()
    for (let i = 0; i < limits.reportPost.points; i += 1) {
      expect((await report((await addPost()).id, member)).statusCode).toBe(200)
    }
    const post = await addPost()
    expect((await report(post.id, member)).statusCode).toBe(429)
    expect((await report(post.id)).statusCode).toBe(200)
    test.clock.advance(61 * minute)
  })
})

describe('the queue', () => {
  it('has the posts by their first report, without hidden ones', async () => {
    const late = await addPost({}, 'Late')
    const early = await addPost({ fullName: null, email: 'early@example.org' }, 'Early')
    const deleted = await addPost({}, 'Deleted')
    await report(early.id)
    const firstReportedAt = test.clock.now().toISOString()
    test.clock.advance(minute)
    admin = await test.browse(admin.userId)
    await report(late.id)
    await report(early.id)
    await report(deleted.id)
    await test.db.update(posts).set({ deletedAt: new Date() }).where(eq(posts.id, deleted.id))
    const { data, total } = (await admin.get('/desk/reports')).json()
    expect(data).toMatchObject([
      { id: early.id, title: 'Early', author: 'early@example.org', reports: 2, firstReportedAt },
      { id: late.id, title: 'Late', author: 'João Almeida', reports: 1 },
    ])
    expect(total).toBe(2)
    expect((await admin.get('/desk')).json().data.reports).toEqual({
      waiting: 2,
      oldest: firstReportedAt,
    })
    const first = (await admin.get('/desk/reports?limit=1')).json()
    expect([first.data.length, first.total]).toEqual([1, 2])
  })

  it('answers 304 until a report, a post or an author changes', async () => {
    const post = await addPost()
    await report(post.id)
    for (const path of ['/desk/reports', '/desk']) {
      let etag: string | undefined
      const poll = async () => {
        const answer = await admin.get(path, { headers: { 'if-none-match': etag ?? '"none"' } })
        etag = answer.headers.etag
        return answer.statusCode
      }
      expect([await poll(), await poll()]).toEqual([200, 304])
      await report(post.id)
      expect([await poll(), await poll()]).toEqual([200, 304])
      await test.db.update(users).set({ fullName: 'Renamed' }).where(eq(users.id, post.userId))
      expect([await poll(), await poll()]).toEqual([200, 304])
      await test.db.update(posts).set({ title: 'Renamed' }).where(eq(posts.id, post.id))
      expect([await poll(), await poll()]).toEqual([200, 304])
    }
  })

  it('has a case with the post, its author and its open reports', async () => {
    const post = await addPost()
    const other = await test.db
      .insert(posts)
      .values({ userId: post.userId, title: 'Other', description: 'Text' })
      .returning()
    await report(other[0]?.id ?? '')
    await decide(other[0]?.id ?? '', 'hide')
    await report(post.id, await browseAsMember({ fullName: 'Rui Costa' }))
    const { data } = (await admin.get(`/desk/reports/${post.id}`)).json()
    expect(data).toMatchObject({
      id: post.id,
      title: 'Cheap watches',
      description: 'Only today.',
      author: {
        id: post.userId,
        fullName: 'João Almeida',
        isBanned: false,
        posts: 1,
        earlierReports: 1,
      },
      reports: [{ reason: 'spam', text: null, reporter: { name: 'Rui Costa' } }],
      total: 1,
    })
    await decide(post.id, 'keep')
    expect((await admin.get(`/desk/reports/${post.id}`)).statusCode).toBe(404)
    expect((await admin.get('/desk/reports/unknown')).statusCode).toBe(404)
  })

  it('shows 100 reports of a post and the number of all', async () => {
    const post = await addPost()
    for (let i = 0; i < 101; i += 1) {
      const { id: userId } = await test.createUser()
      await test.db.insert(postReports).values({ postId: post.id, userId, reason: 'spam' })
    }
    const { data } = (await admin.get(`/desk/reports/${post.id}`)).json()
    expect([data.reports.length, data.total]).toEqual([100, 101])
  })
})

describe('a decision', () => {
  it('keeps the post, and a later report waits anew', async () => {
    const post = await addPost()
    await report(post.id)
    const { data } = (await decide(post.id, 'keep')).json()
    expect(data).toMatchObject({
      action: 'report.keep',
      actor: { id: admin.userId },
      subject: { id: post.id, kind: 'post', name: 'Cheap watches', isDeleted: false },
      reason: 'Spam in three posts',
      changes: [],
      undo: { state: 'possible', until: null },
    })
    expect([await waiting(), (await postOf(post.id))?.deletedAt]).toEqual([0, null])
    await report(post.id)
    expect(await waiting()).toBe(1)
    expect((await decide(post.id, 'hide')).statusCode).toBe(200)
    expect((await undo(data.id)).json().code).toBe('changedSince')
  })

  it('hides the post in the trash, from where it comes back to the queue', async () => {
    const post = await addPost()
    await report(post.id)
    await report(post.id)
    const { data } = (await decide(post.id, 'hide')).json()
    expect(data).toMatchObject({ action: 'report.hide', undo: { until: expect.any(String) } })
    expect((await admin.get('/posts')).json().data).toEqual([])
    const trash = (await admin.get('/trash?kind=post')).json().data
    expect(trash).toMatchObject([{ id: post.id, entryId: data.id, name: 'Cheap watches' }])
    expect((await undo(data.id)).statusCode).toBe(200)
    expect([await waiting(), await openReports(post.id)]).toEqual([1, 2])
    expect((await admin.get('/posts')).json().data).toHaveLength(1)
  })

  it('hides the post and bans its author, and is undone as one', async () => {
    const post = await addPost()
    const author = await test.browse(post.userId)
    await report(post.id)
    const { data } = (await decide(post.id, 'hideAndBan')).json()
    expect(data).toMatchObject({
      action: 'report.hide-and-ban',
      changes: [
        { field: 'title', before: 'Cheap watches', after: null },
        { field: 'isBanned', before: 'false', after: 'true' },
      ],
    })
    expect(await userOf(post.userId)).toMatchObject({ isBanned: true })
    expect((await author.get('/account')).statusCode).toBe(401)
    expect(await test.db.$count(sessions, eq(sessions.userId, post.userId))).toBe(0)
    expect(await test.db.$count(auditEntries, eq(auditEntries.subjectId, post.id))).toBe(1)
    const undone = (await undo(data.id)).json().data
    expect(await userOf(post.userId)).toMatchObject({ isBanned: false })
    expect([await openReports(post.id), (await postOf(post.id))?.deletedAt]).toEqual([1, null])
    expect((await undo(undone.id)).statusCode).toBe(200)
    expect(await userOf(post.userId)).toMatchObject({ isBanned: true })
    expect(await openReports(post.id)).toBe(0)
  })

  it('lifts no ban of somebody else when it is undone', async () => {
    const banned = await addPost({ isBanned: true })
    await report(banned.id)
    const first = (await decide(banned.id, 'hideAndBan')).json().data
    expect((await undo(first.id)).statusCode).toBe(200)
    expect(await userOf(banned.userId)).toMatchObject({ isBanned: true })

    const post = await addPost()
    await report(post.id)
    const second = (await decide(post.id, 'hideAndBan')).json().data
    test.clock.advance(minute)
    await admin.post(`/users/${post.userId}/un-ban`, {})
    test.clock.advance(minute)
    await admin.post(`/users/${post.userId}/ban`, { reason: 'Another reason' })
    const undone = (await undo(second.id)).json().data
    expect(await userOf(post.userId)).toMatchObject({ isBanned: true })
    expect((await postOf(post.id))?.deletedAt).toBeNull()
    const redo = await undo(undone.id)
    expect([redo.statusCode, redo.json().code]).toEqual([409, 'changedSince'])
    expect((await postOf(post.id))?.deletedAt).toBeNull()
  })

  it('that bans is in the record of the author, and names who banned', async () => {
    const post = await addPost()
    await report(post.id)
    const by = await browseAs({ fullName: 'Rui Costa' })
    const { data } = (await decide(post.id, 'hideAndBan', { by })).json()
    const query = `subject=${post.userId}&kinds=user.ban,report.hide-and-ban`
    expect((await admin.get(`/record?${query}`)).json().data).toEqual([data])
    const exported: string[] = []
    for await (const line of exportEntries(test.db, test.keys, {
      subject: post.userId,
      withIp: false,
    })) {
      exported.push(JSON.parse(line).id)
    }
    expect(exported).toEqual([data.id])
    const { data: events } = (await admin.get(`/users/${post.userId}/timeline`)).json()
    expect(events[0]).toMatchObject({ kind: 'entry', entry: { id: data.id } })
    const late = await admin.post(`/users/${post.userId}/ban`, { reason: 'Spam' })
    expect(late.statusCode).toBe(409)
    expect(late.json().message).toMatch(/^Already banned by Rui Costa, /)
    const hidden = await addPost({ isBanned: true })
    await report(hidden.id)
    await decide(hidden.id, 'hideAndBan')
    expect((await admin.get(`/record?subject=${hidden.userId}`)).json().data).toEqual([])
  })

  it('brings the post back after the author was un-banned', async () => {
    const post = await addPost()
    await report(post.id)
    const { data } = (await decide(post.id, 'hideAndBan')).json()
    await admin.post(`/users/${post.userId}/un-ban`, {})
    expect((await undo(data.id)).statusCode).toBe(200)
    expect((await postOf(post.id))?.deletedAt).toBeNull()
  })

  it.each(['keep', 'hide', 'hideAndBan'])(
    'of %s is made once by 50 at the same time',
    async (outcome) => {
      const post = await addPost()
      await report(post.id)
      const stewards = await Promise.all(
        Array.from({ length: 50 }, (_, n) => browseAs({ fullName: `Steward ${n}` })),
      )
      const answers = await Promise.all(stewards.map((by) => decide(post.id, outcome, { by })))
      const statuses = answers.map(({ statusCode }) => statusCode)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      // A busy machine lets some wait for too long.
      expect(new Set(statuses.filter((status) => status !== 503))).toEqual(new Set([200, 409]))
      const made = answers.find(({ statusCode }) => statusCode === 200)?.json().data
      const word = outcome === 'keep' ? 'kept' : 'hidden'
      for (const answer of answers.filter(({ statusCode }) => statusCode === 409)) {
        expect(answer.json().entry.id).toBe(made.id)
        expect(answer.json().message).toContain(`Already ${word} by ${made.actor.name}, `)
      }
      expect(await test.db.$count(auditEntries, eq(auditEntries.subjectId, post.id))).toBe(1)
    },
  )

  it('leaves no report without a decision or a place in the queue', async () => {
    const post = await addPost()
    await report(post.id)
    const members = await Promise.all(Array.from({ length: 50 }, () => browseAsMember()))
    const [decided, ...answers] = await Promise.all([
      decide(post.id, 'keep'),
      ...members.map((member) => report(post.id, member)),
    ])
    expect(decided.statusCode).toBe(200)
    const open = await openReports(post.id)
    expect(await reportsOf(post.id)).toHaveLength(1 + numberTaken(answers))
    expect(await waiting()).toBe(open > 0 ? 1 : 0)
  })

  it('says who deleted the post meanwhile', async () => {
    const post = await addPost()
    await report(post.id)
    const by = await browseAs({ fullName: 'Rui Costa' })
    await by.post(`/posts/${post.id}/remove`, { reason: 'Spam' })
    const late = await decide(post.id, 'hide')
    expect(late.statusCode).toBe(409)
    expect(late.json().message).toMatch(/^Already deleted by Rui Costa, /)
  })

  it('of a post without reports, of an unknown one, or without a reason is refused', async () => {
    const post = await addPost()
    expect((await decide(post.id, 'keep')).statusCode).toBe(409)
    expect((await decide('unknown', 'keep')).statusCode).toBe(404)
    const answer = await admin.post(`/desk/reports/${post.id}/decision`, {
      outcome: 'keep',
      reason: ' ',
    })
    expect(answer.statusCode).toBe(400)
  })

  it('bans neither an administrator nor the caller', async () => {
    const post = await addPost({ role: 'admin' })
    await report(post.id)
    const colleague = await decide(post.id, 'hideAndBan')
    expect([colleague.statusCode, colleague.json().message]).toEqual([
      409,
      "Administrators can't be changed here",
    ])
    const own = await decide(post.id, 'hideAndBan', { by: await test.browse(post.userId) })
    expect([own.statusCode, own.json().message]).toEqual([409, "You can't ban yourself"])
    expect(await openReports(post.id)).toBe(1)
    expect((await decide(post.id, 'hide')).statusCode).toBe(200)
  })

  it('needs posts.moderate', async () => {
    const post = await addPost()
    await report(post.id)
    for (const teamRole of ['reviewer', 'viewer', 'publisher'] as const) {
      const by = await browseAs({ teamRole })
      expect((await decide(post.id, 'keep', { by })).json().code).toBe('missingPermission')
    }
  })
})

describe('the outcome', () => {
  it('is emailed to the reporters on request, without the reason', async () => {
    const post = await addPost()
    const reporters = [await test.createUser(), await test.createUser(), await test.createUser()]
    for (const { id } of reporters) await report(post.id, await test.browse(id))
    await test.db
      .update(users)
      .set({ deletedAt: new Date() })
      .where(eq(users.id, reporters[2]?.id ?? ''))
    await decide(post.id, 'hide', { notify: true })
    for (const { email } of reporters.slice(0, 2)) {
      const { subject, text } = await emailTo(test.config.dataDir, email, 'report-outcome')
      expect(subject).toBe('Your report in Hearth')
      expect(text).toContain('Thank you for your report. We looked at it and removed the post.')
      expect(text).not.toContain('Spam')
    }
    const kept = await addPost()
    const [one] = reporters
    await report(kept.id, await test.browse(one?.id ?? ''))
    await decide(kept.id, 'keep', { notify: true })
    const { text } = await emailTo(test.config.dataDir, one?.email ?? '', 'report-outcome', 2)
    expect(text).toContain('and kept the post.')
    const gone = (await readEmails(test.config.dataDir)).filter(
      ({ to }) => to === reporters[2]?.email,
    )
    expect(gone).toEqual([])
  })

  it('is emailed to an author who is banned by it, with the reason', async () => {
    const author = await test.createUser()
    const addReported = async () => {
      const [post] = await test.db
        .insert(posts)
        .values({ userId: author.id, title: 'Cheap watches', description: 'Only today.' })
        .returning()
      await report(post?.id ?? '')
      return post?.id ?? ''
    }
    const refused = await decide(await addReported(), 'keep', { notifyAuthor: true })
    expect(refused.statusCode).toBe(400)
    await decide(await addReported(), 'hideAndBan', { notifyAuthor: true })
    const { subject, text } = await emailTo(test.config.dataDir, author.email, 'member-notice')
    expect(subject).toBe('Your Hearth account was banned')
    expect(text).toContain('Spam in three posts')
    // An author who is banned already gets no second email.
    const again = await decide(await addReported(), 'hideAndBan', { notifyAuthor: true })
    expect(again.statusCode).toBe(200)
    const got = (await readEmails(test.config.dataDir)).filter(({ to }) => to === author.email)
    expect(got).toHaveLength(1)
  })

  it('of a hidden post is emailed to its author on request, with the way to appeal', async () => {
    const author = await test.createUser()
    const own = { userId: author.id, description: 'Only today.' }
    const [told, untold] = await test.db
      .insert(posts)
      .values([
        { ...own, title: 'Cheap watches' },
        { ...own, title: 'Cheap bags' },
      ])
      .returning()
    if (!told || !untold) throw new Error('nothing was inserted')
    for (const { id } of [told, untold]) await report(id)
    await decide(untold.id, 'hide')
    await decide(told.id, 'hide', { notifyAuthor: true })
    const email = await emailTo(test.config.dataDir, author.email, 'member-notice')
    expect(email.subject).toBe('Your post in Hearth was deleted')
    expect(email.text).toContain('Spam in three posts')
    const { token } = email
    const page = await test.anonymous().post('/appeal/read', { token })
    expect(page.json().data).toMatchObject({
      state: 'ready',
      decision: { action: 'deletePost', title: told.title, reason: 'Spam in three posts' },
    })
    const appeal = await test.anonymous().post('/appeal', { token, text: 'It was a joke.' })
    const { reference } = appeal.json().data.appeal
    const other = await test.browseAsAdmin()
    const decided = await other.post(`/desk/appeals/${reference}/decision`, {
      outcome: 'overturn',
    })
    expect(decided.statusCode).toBe(200)
    expect([(await postOf(told.id))?.deletedAt, await openReports(told.id)]).toEqual([null, 1])
    const got = (await readEmails(test.config.dataDir)).filter(
      ({ to, kind }) => to === author.email && kind === 'member-notice',
    )
    expect(got).toHaveLength(1)
  })

  it('is not emailed to a member who got many emails, and the decision holds', async () => {
    const { id, email } = await test.createUser()
    const member = await test.browse(id)
    for (let i = 0; i <= limits.notifyRecipient.points; i += 1) {
      const post = await addPost()
      await report(post.id, member)
      expect((await decide(post.id, 'keep', { notify: true })).statusCode).toBe(200)
      expect(await openReports(post.id)).toBe(0)
    }
    const last = await addPost()
    const other = await test.createUser()
    await report(last.id, await test.browse(other.id))
    await decide(last.id, 'keep', { notify: true })
    await emailTo(test.config.dataDir, other.email, 'report-outcome')
    const emails = (await readEmails(test.config.dataDir)).filter(({ to }) => to === email)
    expect(emails).toHaveLength(limits.notifyRecipient.points)
  })

  it('counts as one email for each reporter, and is refused as a whole', async () => {
    const decider = await test.browseAsAdmin()
    const addReported = async (reporters: number) => {
      const post = await addPost()
      const rows = await Promise.all(Array.from({ length: reporters }, () => test.createUser()))
      await test.db
        .insert(postReports)
        .values(rows.map(({ id }) => ({ postId: post.id, userId: id, reason: 'spam' as const })))
      return post.id
    }
    const tell = (id: string) =>
      decider.post(`/desk/reports/${id}/decision`, { outcome: 'keep', reason: 'No', notify: true })
    const { points } = limits.notifyAccount
    expect((await tell(await addReported(points - 3))).statusCode).toBe(200)
    const many = await addReported(5)
    expect((await tell(many)).statusCode).toBe(429)
    expect(await openReports(many)).toBe(5)
    expect((await tell(await addReported(1))).statusCode).toBe(200)
  })
})
