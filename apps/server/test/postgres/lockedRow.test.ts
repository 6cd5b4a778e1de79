// Specification: 7

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { users } from '../../src/platform/database/schema.ts'
import { subjects } from '../../src/process/resources.ts'
import { createTestApp, type TestApp } from '../helper.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('a locked row blocks its changes, but not reads', async () => {
  const admin = await test.browseAsAdmin()
  const member = await test.createUser()
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let isHeld = (): void => undefined
  const holding = new Promise<void>((resolve) => {
    isHeld = resolve
  })
  const holder = test.database.reads.db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, member.id)).for('update')
    isHeld()
    await held
  })
  await holding

  const bans = Array.from({ length: 40 }, () => admin.get(`/users/ban/${member.id}`))
  let refusals = 0
  for (const ban of bans) {
    void ban.then(() => {
      refusals += 1
    })
  }
  for (let i = 0; i < 10; i += 1) {
    expect((await admin.get(`/users/${member.id}`)).statusCode).toBe(200)
    expect((await test.app.inject('/readyz')).statusCode).toBe(200)
  }
  // Ten changes wait for a second at a time: reads queued behind them would take thirty seconds.
  expect(refusals).toBeLessThan(30)

  const refused = await Promise.race(bans)
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('2')
  expect(refused.json()).toEqual({
    message: 'The server is busy. Please try again.',
    code: 'unavailable',
  })
  expect(test.logged.join('')).toContain('"code":"55P03"')

  letGo()
  await holder
  const statuses = (await Promise.all(bans)).map(({ statusCode }) => statusCode)
  expect(statuses.every((status) => status === 200 || status === 503)).toBe(true)
  expect(statuses).toContain(200)
})

it('an undo locks its record before it compares', async () => {
  const admin = await test.browseAsAdmin()
  const member = await test.createUser()
  const { data } = (await admin.post(`/users/${member.id}/ban`, {})).json()
  const { restore } = subjects.member
  const refused: unknown[] = []
  const tryToChange = async (id: string) => {
    const select = 'select from users where id = $1 for update nowait'
    await test.database.pool.query(select, [id]).catch(({ code }) => refused.push(code))
  }
  const spy = vi.spyOn(subjects.member, 'restore').mockImplementationOnce(async (...call) => {
    await tryToChange(member.id)
    return restore(...call)
  })
  expect((await admin.post(`/record/${data.id}/undo`)).statusCode).toBe(200)
  spy.mockRestore()
  expect(refused).toEqual(['55P03'])
})

it('a list of reasons cannot be saved while another is being saved', async () => {
  const admin = await test.browseAsAdmin()
  const { etag } = (await admin.get('/reason-templates')).json()
  const save = () => admin.call('PUT', '/reason-templates', { body: { templates: [], etag } })
  const other = await test.database.pool.connect()
  try {
    await other.query('begin')
    // The table lock of any write. Only a lock on the whole table waits for it.
    await other.query('lock table reason_templates in row exclusive mode')
    expect((await save()).statusCode).toBe(503)
    await other.query('rollback')
  } finally {
    other.release()
  }
  expect((await save()).statusCode).toBe(200)
})

it('an approval waits neither for a sign-in nor for another approval', async () => {
  const admin = await test.browseAsAdmin()
  const asked = { badgeRequestStatus: 1, badgeRequestedAt: test.clock.now() }
  const members = await Promise.all(Array.from({ length: 12 }, () => test.createUser(asked)))
  const signIn = await test.database.pool.connect()
  try {
    await signIn.query('begin')
    await signIn.query('select from deployment for share')
    const answers = await Promise.all(
      members.map(({ id }) => admin.post(`/users/badges/${id}`, { approved: 2 })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(members.map(() => 200))
    await signIn.query('rollback')
  } finally {
    signIn.release()
  }
})
