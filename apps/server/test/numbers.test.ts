import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { maintainActivity } from '../src/numbers/activity.ts'
import {
  activityCounts,
  auditEntries,
  deployment,
  posts,
  users,
} from '../src/platform/database/schema.ts'
import { purgeDeleted } from '../src/process/purgeDeleted.ts'
import { type Browser, createTestApp, type TestApp } from './helper.ts'
import { shareEmptiedTestApp } from './shareTestApp.ts'

/** Its midnight is at 18:15 UTC. */
const timeZone = 'Asia/Kathmandu'

let test: TestApp
let admin: Browser
shareEmptiedTestApp(
  users,
  async (shared, browser) => {
    test = shared
    admin = browser
    await test.db.delete(auditEntries)
    await test.db.delete(activityCounts)
  },
  { env: { TIME_ZONE: timeZone } },
)

type NewUser = NonNullable<Parameters<TestApp['createUser']>[0]>
type Day = Record<string, number | string>

const hour = 60 * 60_000
const newcomer = { isVerified: false, status: 'pending_verification' } as const
const ago = (hours: number) => new Date(test.clock.now().getTime() - hours * hour)
const asking = (hours = 0) => ({ badgeRequestStatus: 1, badgeRequestedAt: ago(hours) })

const numbers = async (days = 30, by = admin): Promise<{ days: Day[]; queues: object }> =>
  (await by.get(`/numbers?days=${days}`)).json().data
const today = async (): Promise<Day> => (await numbers(1)).days[0] ?? {}
const yesterday = async (): Promise<Day> => (await numbers(2)).days[0] ?? {}

const verify = (id: string) => admin.post(`/users/verify/${id}`)
const decline = (id: string) => admin.post(`/users/${id}/decline`, { reason: 'Unknown' })
const decide = (id: string, approved: 0 | 2, by = admin) =>
  by.post(`/users/badges/${id}`, { approved })
const ban = (id: string) => admin.post(`/users/${id}/ban`, { reason: 'Spam' })
const undoNewest = async () => {
  const [entry] = (await admin.get('/record')).json().data
  test.clock.advance(1)
  return admin.post(`/record/${entry.id}/undo`)
}
const browseAs = async (user: NewUser) =>
  test.browse((await test.createUser({ role: 'admin', ...user })).id)

const addPost = async (userId: string) => {
  const [post] = await test.db
    .insert(posts)
    .values({ userId, title: 'Cheap watches', description: 'Only today.' })
    .returning()
  if (!post) throw new Error('nothing was inserted')
  return post
}
const report = async (postId: string) =>
  (await test.browse((await test.createUser()).id)).post(`/posts/${postId}/report`, {
    reason: 'spam',
  })
const decideReport = (id: string, outcome: string) =>
  admin.post(`/desk/reports/${id}/decision`, { outcome, reason: 'Spam' })

/** Moves the clock to noon, so that no midnight falls into a test. */
const toNoon = () => {
  const noon = 6 * hour + 15 * 60_000
  const day = 24 * hour
  test.clock.advance((noon - (test.clock.now().getTime() % day) + day) % day)
}

describe('the numbers of a day', () => {
  it('count what arrived, and what was decided', async () => {
    toNoon()
    const [verified, declined] = [await test.createUser(newcomer), await test.createUser(newcomer)]
    const [approved, rejected] = [await test.createUser(asking()), await test.createUser(asking())]
    await test.createUser({ ...asking(), createdAt: ago(48), deletedAt: ago(1) })
    await verify(verified.id)
    await decline(declined.id)
    await decide(approved.id, 2)
    await decide(rejected.id, 0)
    await ban(rejected.id)
    const author = await test.createUser({ createdAt: ago(48) })
    const post = await addPost(author.id)
    await report(post.id)
    await report(post.id)
    await decideReport(post.id, 'hideAndBan')
    expect(await today()).toMatchObject({
      joined: 6,
      verified: 1,
      newcomersDecided: 2,
      requested: 3,
      approved: 1,
      rejected: 1,
      banned: 2,
      reported: 2,
      reportsDecided: 2,
    })
  })

  it('begin and end at midnight where the deployment is', async () => {
    toNoon()
    const midnight = new Date(test.clock.now().getTime() - 12 * hour)
    const around = [-1, 0, 24 * hour - 1, 24 * hour]
    for (const milliseconds of around) {
      await test.createUser({ createdAt: new Date(midnight.getTime() + milliseconds) })
    }
    const { days } = await numbers(2)
    expect(days.map(({ joined }) => joined)).toEqual([1, 2])
    await maintainActivity(test.database, timeZone)
    expect((await numbers(2)).days).toEqual(days)
    test.clock.advance(12 * hour - 1)
    expect((await today()).day).toBe(days[1]?.day)
    test.clock.advance(1)
    expect((await numbers(3)).days.map(({ joined }) => joined)).toEqual([1, 2, 1])
  })

  it('have a row for each requested day', async () => {
    const { days } = await numbers(90)
    expect(days).toHaveLength(90)
    expect(new Set(days.map(({ day }) => day)).size).toBe(90)
    expect((await admin.get('/numbers')).json().data.days).toHaveLength(30)
    expect((await admin.get('/numbers?days=91')).statusCode).toBe(400)
  })

  it('take a decision from its day when it is undone later, and count it today when it is done again', async () => {
    toNoon()
    const { id } = await test.createUser(asking())
    await decide(id, 2)
    test.clock.advance(24 * hour)
    // The session has expired.
    admin = await test.browseAsAdmin()
    await undoNewest()
    expect(await yesterday()).toMatchObject({ requested: 1, approved: 0 })
    expect(await today()).toMatchObject({ requested: 0, approved: 0 })
    await undoNewest()
    expect(await yesterday()).toMatchObject({ approved: 0 })
    expect(await today()).toMatchObject({ approved: 1 })
  })

  it('follow the undoing of a ban, a verification, a deletion and a decision about reports', async () => {
    toNoon()
    const { id } = await test.createUser({ ...newcomer, createdAt: ago(1) })
    const before = await today()
    await verify(id)
    await undoNewest()
    await ban(id)
    await undoNewest()
    await admin.post(`/users/${id}/remove`, { reason: 'Fake' })
    expect(await today()).toMatchObject({ joined: 0 })
    await undoNewest()
    expect(await today()).toEqual(before)
    const post = await addPost(id)
    await report(post.id)
    await decideReport(post.id, 'hideAndBan')
    expect(await today()).toMatchObject({ banned: 1, reportsDecided: 1 })
    await undoNewest()
    expect(await today()).toMatchObject({ banned: 0, reported: 1, reportsDecided: 0 })
    await undoNewest()
    expect(await today()).toMatchObject({ banned: 1, reportsDecided: 1 })
  })

  it('count a request again that is made again after a rejection', async () => {
    toNoon()
    const { id } = await test.createUser(asking(1))
    await decide(id, 0)
    await test.db.update(users).set(asking()).where(eq(users.id, id))
    expect(await today()).toMatchObject({ requested: 2, rejected: 1 })
    expect((await numbers()).queues).toMatchObject({ citizenship: { waiting: 1 } })
  })

  it('keep a decision about a member who is removed for good', async () => {
    toNoon()
    const { id } = await test.createUser(newcomer)
    await verify(id)
    await test.db
      .update(users)
      .set({ deletedAt: ago(40 * 24) })
      .where(eq(users.id, id))
    await purgeDeleted(test.db, test.outgoing.jobs, test.clock.now())
    expect(await test.db.$count(users, eq(users.id, id))).toBe(0)
    expect(await today()).toMatchObject({ joined: 0, verified: 1 })
    expect((await numbers()).queues).toMatchObject({ newcomers: { waiting: 0 } })
  })

  it('are right after 50 decisions at once, while rows are merged', async () => {
    toNoon()
    const members = await Promise.all(
      Array.from({ length: 50 }, () => test.createUser({ ...newcomer, ...asking() })),
    )
    const changes = members.map(({ id }, index) => (index % 2 ? decide(id, 2) : decide(id, 0)))
    const merges = Array.from({ length: 5 }, () => maintainActivity(test.database, timeZone))
    const [answers] = await Promise.all([Promise.all(changes), Promise.all(merges)])
    // A busy machine lets some wait for too long: 503.
    const taken = (parity: number) =>
      answers.filter(({ statusCode }, index) => statusCode === 200 && index % 2 === parity).length
    const expected = { requested: 50, approved: taken(1), rejected: taken(0) }
    expect(taken(0) + taken(1)).toBeGreaterThan(0)
    expect(await today()).toMatchObject(expected)
    await maintainActivity(test.database, timeZone)
    expect(await today()).toMatchObject(expected)
    expect((await numbers()).queues).toMatchObject({
      citizenship: { waiting: 50 - expected.approved - expected.rejected },
    })
  })
})

describe('stored counts', () => {
  const everything = async () => {
    const { id } = await test.createUser({ ...newcomer, ...asking(30) })
    await decide(id, 0)
    await verify((await test.createUser(newcomer)).id)
    await undoNewest()
    const post = await addPost(id)
    await report(post.id)
    await decideReport(post.id, 'hideAndBan')
    return numbers()
  }

  it('are merged to one row a day, by two processes at once, without a change', async () => {
    toNoon()
    await test.db.update(deployment).set({ activityTimeZone: timeZone })
    const before = await everything()
    const maintain = () => maintainActivity(test.database, timeZone)
    await Promise.all([maintain(), maintain()])
    expect(await numbers()).toEqual(before)
    await maintain()
    expect(await numbers()).toEqual(before)
    const rows = await test.db.select().from(activityCounts)
    const days = rows.map(({ kind, at }) => `${kind} ${at.toISOString()}`)
    expect(new Set(days).size).toBe(rows.length)
  })

  it('are counted at the start for a database that has none', async () => {
    toNoon()
    const before = await everything()
    await test.db.delete(activityCounts)
    await test.db.update(deployment).set({ activityTimeZone: null })
    await maintainActivity(test.database, timeZone)
    expect(await numbers()).toEqual(before)
    // The next start only merges.
    await maintainActivity(test.database, timeZone)
    expect(await numbers()).toEqual(before)
  })

  it('are counted again where the time zone of the deployment changes', async () => {
    toNoon()
    await test.db.update(deployment).set({ activityTimeZone: 'UTC' })
    // After midnight in Kathmandu, before midnight in UTC.
    await test.createUser({ createdAt: new Date(test.clock.now().getTime() - 11 * hour) })
    await test.createUser({ createdAt: new Date(test.clock.now().getTime() - 11 * hour) })
    await maintainActivity(test.database, 'UTC')
    await maintainActivity(test.database, timeZone)
    expect(await today()).toMatchObject({ joined: 2 })
  })
})

describe('the age of a queue', () => {
  it('has four steps, in days of the calendar', async () => {
    toNoon()
    for (const hours of [0, 11, 13, 24 * 6, 24 * 7, 24 * 29, 24 * 30]) {
      await test.createUser({ ...newcomer, ...asking(hours), createdAt: ago(hours) })
    }
    const post = await addPost((await test.createUser()).id)
    await report(post.id)
    await report(post.id)
    const ages = { today: 2, week: 2, month: 2, older: 1 }
    const oldest = ago(24 * 30).toISOString()
    expect((await numbers()).queues).toEqual({
      citizenship: { waiting: 7, oldest, ages },
      newcomers: { waiting: 7, oldest, ages },
      reports: {
        waiting: 1,
        oldest: test.clock.now().toISOString(),
        ages: { today: 1, week: 0, month: 0, older: 0 },
      },
      appeals: { waiting: 0, oldest: null, ages: { today: 0, week: 0, month: 0, older: 0 } },
    })
  })

  it('has the numbers of the desk', async () => {
    const states = [
      newcomer,
      { ...newcomer, isBanned: true },
      { ...newcomer, isEmailVerified: false },
      { ...newcomer, status: 'declined' as const },
      { ...newcomer, deletedAt: new Date() },
      { ...newcomer, role: 'admin' as const },
      { isBanned: true },
    ]
    for (const state of states) {
      const { id } = await test.createUser({ ...asking(1), ...state })
      await test.db.update(users).set({ isBanned: true }).where(eq(users.id, id))
      const { isBanned = false } = state as NewUser
      await test.db.update(users).set({ isBanned }).where(eq(users.id, id))
    }
    const desk = (await admin.get('/desk')).json().data
    const { waiting, oldest } = desk.newcomers
    expect((await numbers()).queues).toMatchObject({
      citizenship: desk.citizenship,
      newcomers: { waiting, oldest },
      reports: desk.reports,
    })
  })

  it.each([
    ['owner', ['citizenship', 'newcomers', 'reports', 'appeals']],
    ['reviewer', ['citizenship']],
    ['viewer', []],
  ] as const)('is for those who decide: %s', async (teamRole, queues) => {
    const by = await browseAs({ teamRole })
    expect(Object.keys((await numbers(1, by)).queues)).toEqual(queues)
  })

  it('is not for a role that does not see the dashboard', async () => {
    const by = await browseAs({ teamRole: 'publisher' })
    expect((await by.get('/numbers')).statusCode).toBe(403)
  })
})

describe('a poll', () => {
  const poll = async (etag: unknown, by = admin) =>
    (await by.get('/numbers', { headers: { 'if-none-match': String(etag) } })).statusCode

  it('is answered with 304 until something changes, or the day ends', async () => {
    toNoon()
    const { id } = await test.createUser(newcomer)
    const { etag } = (await admin.get('/numbers')).headers
    await maintainActivity(test.database, timeZone)
    await maintainActivity(test.database, timeZone)
    const counted = (await admin.get('/numbers')).headers.etag
    expect(await poll(counted)).toBe(304)
    await verify(id)
    expect(await poll(counted)).toBe(200)
    expect(await poll(etag)).toBe(200)
    const decided = (await admin.get('/numbers')).headers.etag
    test.clock.advance(12 * hour)
    expect(await poll(decided)).toBe(200)
  })

  it('is not answered with the version of another role', async () => {
    const reviewer = await browseAs({ teamRole: 'reviewer' })
    const { etag } = (await reviewer.get('/numbers')).headers
    expect(await poll(etag, reviewer)).toBe(304)
    expect(await poll(etag)).toBe(200)
  })
})

it('does not exist without the feature', async () => {
  const bare = await createTestApp({ env: { FEATURES: 'record,desk' } })
  const steward = await bare.browseAsAdmin()
  const answer = await bare.app.inject({ url: '/api/numbers', headers: { cookie: steward.cookie } })
  expect(answer.statusCode).toBe(404)
  await bare.close()
})
