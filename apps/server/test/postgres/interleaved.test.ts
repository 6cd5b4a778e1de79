// Specification: 2.11, 7

import type { PoolClient } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readAnnouncementPage } from '../../src/announcements/list.ts'
import * as schema from '../../src/platform/database/schema.ts'
import { listUsers } from '../../src/users/list.ts'
import { type Browser, createTestApp, type TestApp } from '../helper.ts'
import { interrupted } from '../interrupted.ts'
import { until } from '../outbox.ts'

let test: TestApp
let admin: Browser
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.delete(schema.users)
  admin = await test.browseAsAdmin()
})

/** Open transactions. */
const open: PoolClient[] = []
afterEach(() => {
  for (const client of open.splice(0)) client.release(true)
})

const begin = async (): Promise<PoolClient> => {
  const client = await test.database.pool.connect()
  open.push(client)
  await client.query('begin')
  // A statement that has to wait for a lock fails at once.
  await client.query("set local lock_timeout = '1s'")
  return client
}

const changeUser = (client: PoolClient, id: string) =>
  client.query("update users set full_name = 'Late' where id = $1", [id])
const changePost = (client: PoolClient, id: string) =>
  client.query("update posts set title = 'Late' where user_id = $1", [id])
const changeInvite = (client: PoolClient, id: string) =>
  client.query("update invites set invited_to = 'late@example.org' where inviter_id = $1", [id])

const createMember = async (): Promise<string> => {
  const { id } = await test.createUser({ badgeRequestStatus: 1, badgeRequestedAt: new Date() })
  await test.db.insert(schema.posts).values({ userId: id, title: 'Early', description: 'All' })
  await test.db.insert(schema.invites).values({ inviterId: id, invitedTo: 'early@example.org' })
  return id
}

describe('a change that was made first and committed last', () => {
  it.each([
    ['/users', changeUser],
    ['/users/pending-badges', changeUser],
    ['/posts', changePost],
    ['/posts', changeUser],
    ['/invite', changeInvite],
  ])('is not hidden behind a 304: %s', async (path, change) => {
    const [slow, quick] = [await createMember(), await createMember()]
    const late = await begin()
    await change(late, slow)
    const early = await begin()
    await change(early, quick)
    await early.query('commit')
    const polled = await admin.get(path)
    expect(polled.body.match(/late/gi)).toHaveLength(1)
    await late.query('commit')

    const headers = { 'if-none-match': String(polled.headers.etag) }
    const again = await admin.get(path, { headers })
    expect(again.statusCode).toBe(200)
    expect(again.body.match(/late/gi)).toHaveLength(2)
  })
})

it('two changes of the same lists in different order do not deadlock', async () => {
  const [one, other] = [await createMember(), await createMember()]
  const [first, second] = [await begin(), await begin()]
  await changeUser(first, one)
  await changePost(second, other)
  await changePost(first, one)
  await changeUser(second, other)
  await Promise.all([first.query('commit'), second.query('commit')])
  const { data } = (await admin.get('/posts')).json()
  expect(data.map(({ title }: { title: string }) => title)).toEqual(['Late', 'Late'])
})

it('a restoration is refused when another of the same address commits first', async () => {
  const { id, email } = await test.createUser()
  const deletion = (await admin.post(`/users/${id}/remove`, {})).json().data
  const other = await test.createUser({ email, deletedAt: new Date() })
  const first = await begin()
  await first.query('update users set deleted_at = null where id = $1', [other.id])
  const undoing = admin.post(`/record/${deletion.id}/undo`)
  await until(async () => {
    const { rowCount } = await test.database.reads.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return rowCount === 1
  })
  await first.query('commit')
  expect((await undoing).json()).toMatchObject({
    message: 'Another account uses this email address now',
    code: 'changedSince',
  })
})

describe('the total beside the rows', () => {
  it.each([{}, { search: 'sousa' }])(
    'fits the rows while people join: users %j',
    async (filter) => {
      await test.createUser()
      const db = interrupted(test.database.pool, () => test.createUser())
      const { rows, total } = await listUsers(db, filter, { page: 1, limit: 100 })
      expect(total).toBe(rows.length)
    },
  )

  it('fits the rows while announcements are added', async () => {
    const announce = () =>
      test.db
        .insert(schema.announcements)
        .values({ title: 'News', description: 'All', date: new Date() })
    await announce()
    const db = interrupted(test.database.pool, announce)
    const { rows, total } = await readAnnouncementPage(db, { page: 1, limit: 100 })
    expect(total).toBe(rows.length)
  })
})
