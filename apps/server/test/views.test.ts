import { and, eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { expect, it } from 'vitest'
import { auditEntries } from '../src/platform/database/schema.ts'
import { type Browser, createTestApp, type TestApp } from './helper.ts'
import { shareEmptiedTestApp } from './shareTestApp.ts'

let test: TestApp
let admin: Browser
shareEmptiedTestApp(auditEntries, (shared, browser) => {
  test = shared
  admin = browser
})

const hour = 60 * 60_000
const partOf = (id: string, part: string) =>
  part === 'invites' ? `/invite/get/user-wise/${id}` : `/users/${id}/${part}`
const viewsOf = (subject: string, on = test) =>
  on.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, subject), eq(auditEntries.action, 'user.view')))

it('the page of a member is recorded once for each session, member and hour', async () => {
  test.clock.advance(hour - (test.clock.now().getTime() % hour))
  admin = await test.browse(admin.userId)
  const [one, two] = [await test.createUser(), await test.createUser()]
  const other = await test.browseAsAdmin()
  const open = (id: string, by = admin) => by.get(`/users/${id}`)
  await Promise.all(Array.from({ length: 5 }, () => open(one.id)))
  const etag = String((await open(one.id)).headers.etag)
  const again = await admin.get(`/users/${one.id}`, { headers: { 'if-none-match': etag } })
  expect(again.statusCode).toBe(304)
  expect(await viewsOf(one.id)).toMatchObject([
    { actorId: admin.userId, before: null, after: null },
  ])
  await open(two.id)
  await open(one.id, other)
  await open(one.id, await test.browse(admin.userId))
  expect(await viewsOf(one.id)).toHaveLength(3)
  expect(await viewsOf(two.id)).toHaveLength(1)
  test.clock.advance(hour)
  await open(one.id)
  expect(await viewsOf(one.id)).toHaveLength(4)
})

it('views are in the record on request', async () => {
  const { id } = await test.createUser()
  await admin.get(`/users/${id}`)
  const actions = async (query: string) =>
    (await admin.get(`/record${query}`)).json().data.map(({ action }: { action: string }) => action)
  expect(await actions('')).toEqual([])
  expect(await actions(`?kinds=user.view&subject=${id}`)).toEqual(['user.view'])
  const { data } = (await admin.get(`/users/${id}/timeline`)).json()
  expect(data).toMatchObject([{ kind: 'joined' }])
})

it('reading the timeline, the notes or the invites of a member is a view', async () => {
  for (const part of ['timeline', 'notes', 'invites']) {
    const { id } = await test.createUser()
    await admin.get(partOf(id, part))
    await admin.get(`/users/${id}`)
    expect(await viewsOf(id), part).toHaveLength(1)
  }
})

it('a read of the list of members has one entry for each filter and size', async () => {
  await test.database.pool.query('delete from users where role <> $1', ['admin'])
  for (let n = 0; n < 12; n += 1) await test.createUser({ fullName: `Rosa Lima ${n}` })
  await test.createUser({ fullName: 'Ana Reis', email: 'ana@example.com' })
  const read = async (query: string) => {
    await admin.get(`/users?${query}`)
    const rows = await test.db.select().from(auditEntries).orderBy(auditEntries.id)
    return rows.filter(({ action }) => action === 'user.list').map(({ after }) => after)
  }
  expect(await read('limit=5')).toEqual([{ rows: 10 }])
  expect(await read('limit=5&page=2')).toHaveLength(1)
  expect(await read('limit=5&page=3')).toContainEqual({ rows: 13 })
  expect(await read('limit=100')).toHaveLength(2)
  expect(await read('search=nobody')).toHaveLength(2)
  const search = '8e43ca37701228e7'
  expect(await read('search=ana%40example.com&limit=1')).toContainEqual({ search, rows: 1 })
  expect(await read('search=ANA%40example.com')).toHaveLength(3)
  expect(await read('isVerified=1&limit=1')).toContainEqual({ isVerified: 1, rows: 10 })
  test.clock.advance(hour)
  expect(await read('limit=5')).toHaveLength(5)
})

it.each([
  ['/invite', 'invite.list'],
  ['/users/pending-badges', 'badge.list'],
  ['/posts', 'post.list'],
])('a read of %s has one entry in each hour, also for a cached answer', async (path, action) => {
  const actions = async () =>
    (await test.db.select().from(auditEntries)).map((entry) => entry.action)
  await admin.get(path)
  expect(await actions()).toEqual([action])
  const other = await test.browseAsAdmin()
  await other.get(path)
  await other.get(path)
  expect(await actions()).toEqual([action, action])
  const listed = (await admin.get(`/record?kinds=${action}`)).json().data
  expect(listed).toMatchObject([{ action, subject: null }, { action }])
  expect((await admin.get('/record')).json().data).toEqual([])
})

it('no data is sent when the view cannot be recorded', async () => {
  const { id } = await test.createUser()
  const refuse =
    "alter table audit_log add constraint refuse check (action <> 'user.view') not valid"
  await test.database.pool.query(refuse)
  try {
    const response = await admin.get(`/users/${id}`)
    expect(response.statusCode).toBe(500)
    expect(response.body).not.toContain(id)
  } finally {
    await test.database.pool.query('alter table audit_log drop constraint refuse')
  }
  expect((await admin.get(`/users/${id}`)).statusCode).toBe(200)
  expect(await viewsOf(id)).toHaveLength(1)
})

it('no view is recorded of an unknown member or without the feature', async () => {
  const nobody = v7()
  expect((await admin.get(`/users/${nobody}`)).statusCode).toBe(404)
  expect(await viewsOf(nobody)).toEqual([])
  const bare = await createTestApp({ env: { FEATURES: 'none' } })
  const member = await bare.createUser()
  await (await bare.browseAsAdmin()).get(`/users/${member.id}`)
  expect(await viewsOf(member.id, bare)).toEqual([])
  await bare.close()
})
