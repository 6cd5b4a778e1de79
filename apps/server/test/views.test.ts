// Specification: none

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

it('views are in the record for those who ask for them', async () => {
  const { id } = await test.createUser()
  await admin.get(`/users/${id}`)
  const actions = async (query: string) =>
    (await admin.get(`/record${query}`)).json().data.map(({ action }: { action: string }) => action)
  expect(await actions('')).toEqual([])
  expect(await actions(`?kinds=user.view&subject=${id}`)).toEqual(['user.view'])
  const { data } = (await admin.get(`/users/${id}/timeline`)).json()
  expect(data).toMatchObject([{ kind: 'joined' }])
})

it('nobody is shown when the view cannot be recorded', async () => {
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

it('nothing is recorded of a member who is not there, nor without the feature', async () => {
  const nobody = v7()
  expect((await admin.get(`/users/${nobody}`)).statusCode).toBe(404)
  expect(await viewsOf(nobody)).toEqual([])
  const bare = await createTestApp({ env: { FEATURES: 'none' } })
  const member = await bare.createUser()
  await (await bare.browseAsAdmin()).get(`/users/${member.id}`)
  expect(await viewsOf(member.id, bare)).toEqual([])
  await bare.close()
})
