import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { maintainActivity } from '../src/numbers/activity.ts'
import { activityCounts, deployment, posts, users } from '../src/platform/database/schema.ts'
import type { Browser, TestApp } from './helper.ts'
import { emailTo } from './outbox.ts'
import { shareEmptiedTestApp } from './shareTestApp.ts'

let test: TestApp
let admin: Browser
shareEmptiedTestApp(
  users,
  async (shared, browser) => {
    test = shared
    admin = browser
    await test.db.delete(activityCounts)
  },
  { sends: true },
)

const addPost = async () => {
  const { id: userId } = await test.createUser()
  const [post] = await test.db
    .insert(posts)
    .values({ userId, title: 'Cheap watches', description: 'Only today.' })
    .returning()
  return post?.id ?? ''
}
const addReporter = async () => {
  const { id, email } = await test.createUser({ fullName: 'Rui Costa' })
  const browser = await test.browse(id)
  return {
    id,
    email,
    report: (postId: string) => browser.post(`/posts/${postId}/report`, { reason: 'spam' }),
  }
}
const reason = 'Reported every post of one member'
const mute = (id: string, by = admin) => by.post(`/users/${id}/mute-reports`, { reason })
const unmute = (id: string) => admin.post(`/users/${id}/unmute-reports`, { reason })
const undo = (id: string) => admin.post(`/record/${id}/undo`)
const decide = (id: string, body: object = {}) =>
  admin.post(`/desk/reports/${id}/decision`, { outcome: 'keep', reason: 'Fine', ...body })
const waiting = async () => (await admin.get('/desk')).json().data.reports.waiting
const caseOf = async (id: string) => (await admin.get(`/desk/reports/${id}`)).json().data
/** Reports and decisions of today: as counted by each change, and counted again from the rows. */
const numbers = async () => {
  const read = async () => {
    const { reported, reportsDecided } = (await admin.get('/numbers?days=1')).json().data.days[0]
    return [reported, reportsDecided]
  }
  const counted = await read()
  await test.db.update(deployment).set({ activityTimeZone: null })
  await maintainActivity(test.database, 'UTC')
  expect(await read()).toEqual(counted)
  return counted
}

describe('a muted reporter', () => {
  it('leaves the queue with the open reports, and gets the same answers', async () => {
    const rui = await addReporter()
    const [alone, both, later] = [await addPost(), await addPost(), await addPost()]
    const first = await rui.report(alone)
    await rui.report(both)
    await (await addReporter()).report(both)
    expect(await waiting()).toBe(2)
    const answer = await mute(rui.id)
    expect(answer.json().data).toMatchObject({
      action: 'reporter.mute',
      subject: { id: rui.id, kind: 'member' },
      reason,
      changes: [{ field: 'isReporterMuted', before: 'false', after: 'true' }],
      undo: { state: 'possible' },
    })
    expect(await waiting()).toBe(1)
    expect((await admin.get(`/desk/reports/${alone}`)).statusCode).toBe(404)
    expect((await caseOf(both)).reports).toHaveLength(1)
    const muted = await rui.report(later)
    expect([muted.statusCode, muted.json()]).toEqual([first.statusCode, first.json()])
    expect(await waiting()).toBe(1)
    expect((await admin.get(`/users/${rui.id}`)).json().data.isReporterMuted).toBe(true)
    expect(await numbers()).toEqual([1, 0])
  })

  it('is heard again, with the reports of the meantime, when the mute ends or is undone', async () => {
    const rui = await addReporter()
    const [before, meanwhile] = [await addPost(), await addPost()]
    await rui.report(before)
    const { id } = (await mute(rui.id)).json().data
    await rui.report(meanwhile)
    expect((await undo(id)).statusCode).toBe(200)
    expect(await waiting()).toBe(2)
    expect(await numbers()).toEqual([2, 0])
    await mute(rui.id)
    expect(await waiting()).toBe(0)
    const ended = await unmute(rui.id)
    expect(ended.json().data.action).toBe('reporter.unmute')
    expect(await waiting()).toBe(2)
    expect((await admin.get(`/users/${rui.id}`)).json().data.isReporterMuted).toBe(false)
  })

  it('does not open a case again that was decided meanwhile', async () => {
    const rui = await addReporter()
    const post = await addPost()
    await rui.report(post)
    await (await addReporter()).report(post)
    await mute(rui.id)
    const { id } = (await decide(post, { notify: true })).json().data
    await emailTo(test.config.dataDir, rui.email, 'report-outcome')
    expect(await numbers()).toEqual([1, 1])
    await unmute(rui.id)
    expect(await waiting()).toBe(0)
    await mute(rui.id)
    expect((await undo(id)).statusCode).toBe(200)
    expect((await caseOf(post)).reports).toHaveLength(1)
  })

  it('stays unheard when a decision before the mute is undone', async () => {
    const rui = await addReporter()
    const post = await addPost()
    await rui.report(post)
    const { id } = (await decide(post)).json().data
    await mute(rui.id)
    expect((await undo(id)).statusCode).toBe(200)
    expect(await waiting()).toBe(0)
    await unmute(rui.id)
    expect(await waiting()).toBe(1)
  })

  it('keeps a case without other reports from being decided', async () => {
    const rui = await addReporter()
    const post = await addPost()
    await rui.report(post)
    await mute(rui.id)
    expect((await decide(post)).statusCode).toBe(409)
  })
})

describe('muting', () => {
  it('needs a reason, and is done once', async () => {
    const { id } = await addReporter()
    for (const body of [{}, { reason: '  ' }, { reason: 'x'.repeat(501) }]) {
      const answer = await admin.post(`/users/${id}/mute-reports`, body)
      expect(answer.statusCode).toBe(400)
    }
    expect((await unmute(id)).statusCode).toBe(409)
    await mute(id)
    const again = await mute(id)
    expect(again.statusCode).toBe(409)
    expect(again.json()).toMatchObject({
      message: expect.stringMatching(/^Already muted by you/),
      entry: { action: 'reporter.mute' },
    })
  })

  it('is done by one of 50 at the same time', async () => {
    const { id } = await addReporter()
    const answers = await Promise.all(Array.from({ length: 50 }, () => mute(id)))
    const done = answers.filter(({ statusCode }) => statusCode === 200)
    expect(done).toHaveLength(1)
  })

  it('is refused for administrators, the caller, unknown and deleted members', async () => {
    const other = await test.createUser({ role: 'admin' })
    const gone = await test.createUser({ deletedAt: new Date() })
    expect((await mute(other.id)).statusCode).toBe(409)
    expect((await mute(admin.userId)).statusCode).toBe(409)
    expect((await mute(gone.id)).statusCode).toBe(404)
    expect((await mute('nobody')).statusCode).toBe(404)
  })

  it('needs the permission to moderate posts', async () => {
    const { id } = await addReporter()
    const reviewer = await test.createUser({ role: 'admin', teamRole: 'reviewer' })
    expect((await mute(id, await test.browse(reviewer.id))).statusCode).toBe(403)
    expect((await test.db.select().from(users).where(eq(users.id, id)))[0]?.reporterMutedAt).toBe(
      null,
    )
  })
})
