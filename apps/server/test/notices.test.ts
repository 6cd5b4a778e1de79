import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { limits } from '../src/kernel/limits.ts'
import { sweepNotices } from '../src/notices/sweep.ts'
import { auditEntries, postReports, posts, users } from '../src/platform/database/schema.ts'
import { type Browser, readEntries, type TestApp } from './helper.ts'
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
  {
    sends: true,
    env: { APP_LINK_URL: 'https://app.example.org/open', REDRESS_TEXT: 'The court of Oslo' },
  },
)

const minute = 60_000
const day = 24 * 60 * minute

const addPost = async () => {
  const { id: userId } = await test.createUser()
  const [post] = await test.db
    .insert(posts)
    .values({ userId, title: 'Cheap watches', description: 'Only today.' })
    .returning()
  if (!post) throw new Error('nothing was inserted')
  return post
}

let senders = 0
/** A valid notice by a new sender. */
const noticeOf = (post: string) => {
  senders += 1
  return {
    post,
    explanation: 'The photos are mine.',
    name: 'Maria Silva',
    email: `maria-${senders}@example.org`,
    isInGoodFaith: true,
  }
}
const send = (notice: object, from?: string) =>
  test.anonymous().post('/notices', notice, from ? { from } : {})
const reportsOf = (postId: string) =>
  test.db.select().from(postReports).where(eq(postReports.postId, postId))
const decide = (id: string, body: object = {}) =>
  admin.post(`/desk/reports/${id}/decision`, { outcome: 'hide', reason: 'Stolen', ...body })
const waiting = async () => (await admin.get('/desk')).json().data.reports.waiting
const emailsTo = async (email: string) =>
  (await readEmails(test.config.dataDir)).filter(({ to }) => to === email)
const sweep = () => sweepNotices(test.db, test.outgoing.jobs, test.clock.now())
const errorsOf = (answer: Awaited<ReturnType<typeof send>>) =>
  Object.fromEntries(
    answer.json().errors.map(({ field, message }: Record<string, string>) => [field, message]),
  )

describe('a notice', () => {
  it('waits in the queue with the reports of members about the post', async () => {
    const post = await addPost()
    const reporter = await test.browse((await test.createUser()).id)
    await reporter.post(`/posts/${post.id}/report`, { reason: 'spam' })
    const notice = noticeOf(post.id)
    const answer = await send({ ...notice, name: ' Maria Silva ', explanation: ' The photos. ' })
    expect(answer.statusCode).toBe(200)
    expect(await waiting()).toBe(1)
    const { data } = (await admin.get(`/desk/reports/${post.id}`)).json()
    expect(data.total).toBe(2)
    expect(data.reports).toMatchObject([{ reason: 'spam' }])
    expect(data.notices).toMatchObject([
      {
        reference: answer.json().data.reference,
        text: 'The photos.',
        name: 'Maria Silva',
        email: notice.email,
        isAboutChildAbuse: false,
      },
    ])
    expect((await admin.get('/desk/reports')).json().data).toMatchObject([{ reports: 2 }])
    const { days } = (await admin.get('/numbers?days=1')).json().data
    expect(days[0].reported).toBe(2)
  })

  it('is confirmed by an email that quotes nothing of it', async () => {
    const notice = noticeOf((await addPost()).id)
    const { reference } = (await send(notice)).json().data
    expect(reference).toMatch(/^[0-9A-F]{4}(-[0-9A-F]{4}){2}$/)
    const email = await emailTo(test.config.dataDir, notice.email, 'notice-received')
    expect(email.text).toContain(reference)
    expect(email.text).not.toMatch(/Maria|photos|watches/)
  })

  it.each([
    ['the id', (id: string) => ` ${id.toUpperCase()} `],
    ['an address here', (id: string) => `${test.config.publicUrl}/posts/${id}`],
    ['an address of the app', (id: string) => `https://app.example.org/posts/${id}/?from=share`],
  ])('names the post by %s', async (_what, addressOf) => {
    const post = await addPost()
    expect((await send(noticeOf(addressOf(post.id)))).statusCode).toBe(200)
    expect(await reportsOf(post.id)).toHaveLength(1)
  })

  it.each([
    ['a word', 'watches', /^Enter the address of the post/],
    ['another site', 'https://example.com/posts/ID', "This address isn't of this community"],
    ['a name in front', 'https://app.example.org@example.com/posts/ID', /isn't of this community/],
    ['credentials', 'https://me:word@app.example.org/posts/ID', /isn't of this community/],
    ['a script', 'javascript:/posts/ID', /isn't of this community/],
    ['another page', 'https://app.example.org/members/ID', /^This isn't the address of a post/],
    ['no id', 'https://app.example.org/posts/7', /^This isn't the address of a post/],
    ['an unknown post', '01932c07-9b13-7f02-8d55-6c0e4a7b1f21', /^There is no such post here/],
  ])('says what is wrong with an address: %s', async (_what, typed, message) => {
    const post = await addPost()
    const answer = await send(noticeOf(typed.replace('ID', post.id)))
    expect(answer.statusCode).toBe(422)
    expect(errorsOf(answer)).toEqual({ post: expect.stringMatching(message) })
  })

  it('names every part that is missing, in one answer', async () => {
    const answer = await send({
      post: 'watches',
      explanation: '            .',
      name: ' ',
      isInGoodFaith: false,
    })
    expect(answer.statusCode).toBe(422)
    const parts = ['post', 'explanation', 'name', 'email', 'isInGoodFaith']
    expect(Object.keys(errorsOf(answer))).toEqual(parts)
  })

  it.each([
    ['explanation', 'x'.repeat(2001)],
    ['explanation', '\uD800 and nine more'],
    ['email', 'maria'],
    ['name', 'x'.repeat(101)],
  ])('refuses a %s that breaks the contract', async (field, value) => {
    const answer = await send({ ...noticeOf((await addPost()).id), [field]: value })
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field])
  })

  it('needs neither name nor address if it is about the abuse of children', async () => {
    const post = await addPost()
    const { name: _name, email: _email, ...notice } = noticeOf(post.id)
    expect((await send({ ...notice, isAboutChildAbuse: true })).statusCode).toBe(200)
    const { data } = (await admin.get(`/desk/reports/${post.id}`)).json()
    expect(data.notices).toMatchObject([{ name: null, email: null, isAboutChildAbuse: true }])
    expect((await decide(post.id)).statusCode).toBe(200)
  })

  it('is stored once when it is sent again, and by 20 requests at the same time', async () => {
    const post = await addPost()
    const notice = noticeOf(post.id)
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(notice)))
    const taken = answers.filter(({ statusCode }) => statusCode === 200)
    expect(new Set(taken.map((answer) => answer.json().data.reference)).size).toBe(1)
    const again = await send({ ...notice, email: notice.email.toUpperCase() })
    expect(again.json()).toEqual(taken[0]?.json())
    expect(await reportsOf(post.id)).toHaveLength(1)
    await emailTo(test.config.dataDir, notice.email, 'notice-received')
    expect(await emailsTo(notice.email)).toHaveLength(1)
  })

  it('has a masked address in the audit log, and no words', async () => {
    const post = await addPost()
    const notice = noticeOf(post.id)
    await send(notice)
    const rows = await readEntries(test, eq(auditEntries.action, 'notice.send'))
    const row = rows.find(({ subjectId }) => subjectId === post.id)
    expect(row?.after).toMatchObject({ email: 'm***@example.org' })
    expect(JSON.stringify(row)).not.toMatch(/maria|photos/i)
    expect((await admin.get('/record')).body).not.toContain(notice.email)
  })
})

describe('the limits of notices', () => {
  it('stop one network address, and nobody else', async () => {
    const post = await addPost()
    const from = '192.0.2.71'
    for (let i = 0; i < limits.noticeAddress.points; i += 1) {
      expect((await send(noticeOf('watches'), from)).statusCode).toBe(422)
    }
    expect((await send(noticeOf(post.id), from)).statusCode).toBe(429)
    expect((await send(noticeOf(post.id))).statusCode).toBe(200)
    test.clock.advance(61 * minute)
  })

  it('stop emails to one address', async () => {
    const email = 'flooded@example.org'
    for (let i = 0; i < limits.noticeEmail.points; i += 1) {
      expect((await send({ ...noticeOf((await addPost()).id), email })).statusCode).toBe(200)
    }
    const { id } = await addPost()
    expect((await send({ ...noticeOf(id), email })).statusCode).toBe(429)
    expect(await reportsOf(id)).toEqual([])
  })

  it('stop a flood from many addresses', async () => {
    const { id } = await addPost()
    const answers = []
    for (let i = 0; i <= limits.noticesEverywhere.points; i += 1) {
      answers.push((await send(noticeOf(id))).statusCode)
    }
    expect(answers.at(-1)).toBe(429)
    expect((await reportsOf(id)).length).toBeLessThanOrEqual(limits.noticesEverywhere.points)
    await test.db.execute(sql`delete from rate_limits`)
  })
})

describe('the outcome of a notice', () => {
  it.each([
    ['hide', 'removed'],
    ['keep', 'kept'],
  ])('is emailed after %s, without a reason and without a choice', async (outcome, word) => {
    const post = await addPost()
    const notice = noticeOf(post.id)
    const { reference } = (await send(notice)).json().data
    expect((await decide(post.id, { outcome })).statusCode).toBe(200)
    expect(await waiting()).toBe(0)
    const { text } = await emailTo(test.config.dataDir, notice.email, 'notice-outcome')
    expect(text).toContain(`A person looked at the post of your notice and ${word} it.`)
    expect(text).toContain(reference)
    expect(text).toContain('The court of Oslo')
    expect(text).not.toMatch(/Stolen|Maria|watches/)
  })

  it('is emailed again when the decision is undone and another one made', async () => {
    const post = await addPost()
    const notice = noticeOf(post.id)
    await send(notice)
    const { id } = (await decide(post.id)).json().data
    await emailTo(test.config.dataDir, notice.email, 'notice-outcome')
    expect((await admin.post(`/record/${id}/undo`)).statusCode).toBe(200)
    expect(await waiting()).toBe(1)
    await decide(post.id, { outcome: 'keep' })
    const { text } = await emailTo(test.config.dataDir, notice.email, 'notice-outcome', 2)
    expect(text).toContain('kept it')
  })

  it('is emailed by the sweep for a post that was deleted without a decision', async () => {
    const post = await addPost()
    const notice = noticeOf(post.id)
    await send(notice)
    await admin.post(`/posts/${post.id}/remove`, { reason: 'Stolen' })
    await sweep()
    const { text } = await emailTo(test.config.dataDir, notice.email, 'notice-outcome')
    expect(text).toContain('removed it')
    await sweep()
    expect(await emailsTo(notice.email)).toHaveLength(2)
    expect((await admin.get('/record?limit=1')).statusCode).toBe(200)
  })
})

describe('who sent a notice', () => {
  it('is deleted 30 days after the decision, not before', async () => {
    const [open, decided] = [await addPost(), await addPost()]
    for (const { id } of [open, decided]) await send(noticeOf(id))
    await decide(decided.id)
    test.clock.advance(29 * day)
    await sweep()
    expect(await reportsOf(decided.id)).toMatchObject([{ notifierName: 'Maria Silva' }])
    test.clock.advance(2 * day)
    await sweep()
    expect(await reportsOf(decided.id)).toMatchObject([
      { notifierName: null, notifierEmail: null, noticeHash: null, text: 'The photos are mine.' },
    ])
    expect(await reportsOf(open.id)).toMatchObject([{ notifierName: 'Maria Silva' }])
  })
})
