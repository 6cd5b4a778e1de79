import { expect, it } from 'vitest'
import { auditEntries, posts, users } from '../src/platform/database/schema.ts'
import { endAdministrator } from '../src/team/operators.ts'
import type { Browser, TestApp } from './helper.ts'
import { shareEmptiedTestApp } from './shareTestApp.ts'

let test: TestApp
let admin: Browser
shareEmptiedTestApp(auditEntries, (shared, browser) => {
  test = shared
  admin = browser
})

const day = 86_400_000
const read = async () => (await admin.get('/record/digest')).json().data

it('counts the decisions and undoings of others since the caller last looked', async () => {
  await test.db.update(users).set({ badgeRequestStatus: 0 })
  const [rui, eva] = [await test.browseAsAdmin(), await test.browseAsAdmin()]
  const member = await test.createUser()
  const ban = (await rui.post(`/users/${member.id}/ban`, {})).json().data
  await eva.post(`/record/${ban.id}/undo`)
  await eva.post(`/users/${member.id}/ban`, {})
  await admin.post(`/users/${member.id}/un-ban`, {})
  const since = new Date(test.clock.now().getTime() - 30 * day).toISOString()
  const now = test.clock.now().toISOString()
  const digest = { since, decisions: 2, stewards: 2, undone: 1, oldestRequestAt: null }
  expect(await read()).toEqual({ ...digest, until: now })

  const seen = { decisions: 0, stewards: 0, undone: 0, oldestRequestAt: null }
  expect((await admin.post('/record/digest')).json().data).toEqual({
    since: now,
    until: now,
    ...seen,
  })
  expect(await read()).toEqual({ since: now, until: now, ...seen })
  // Each administrator has their own mark.
  expect((await rui.get('/record/digest')).json().data).toMatchObject({ decisions: 2 })
  test.clock.advance(1000)
  await rui.post(`/users/${member.id}/ban`, {})
  expect(await read()).toMatchObject({ since: now, decisions: 1, stewards: 1 })
})

it('marks only the shown digest as seen', async () => {
  const rui = await test.browseAsAdmin()
  await admin.post('/record/digest')
  test.clock.advance(1000)
  const { until } = await read()
  test.clock.advance(1000)
  await rui.post(`/users/${(await test.createUser()).id}/ban`, {})
  test.clock.advance(1000)
  const mark = async (moment: string) =>
    (await admin.post(`/record/digest?until=${moment}`)).json().data
  expect(await mark(until)).toMatchObject({ since: until, decisions: 1 })
  // An older tab does not move the mark back, and a wrong clock does not move it into the future.
  const now = test.clock.now().toISOString()
  expect(await mark('2999-01-01T00:00:00Z')).toMatchObject({ since: now, decisions: 0 })
  expect(await mark(until)).toMatchObject({ since: now, decisions: 0 })
})

it('counts the decisions of the desk', async () => {
  const rui = await test.browseAsAdmin()
  const { id } = await test.createUser({ isVerified: false, status: 'pending_verification' })
  await rui.post(`/users/${id}/decline`, { reason: 'Unknown' })
  const [post] = await test.db
    .insert(posts)
    .values({ userId: id, title: 'Cheap watches', description: 'Only today.' })
    .returning()
  const reporter = await test.browse((await test.createUser()).id)
  await reporter.post(`/posts/${post?.id}/report`, { reason: 'spam' })
  await rui.post(`/desk/reports/${post?.id}/decision`, { outcome: 'keep', reason: 'Harmless' })
  expect(await read()).toMatchObject({ decisions: 2, stewards: 1 })
})

it('goes back at most 30 days', async () => {
  await admin.post('/record/digest')
  test.clock.advance(31 * day)
  admin = await test.browse(admin.userId)
  const since = new Date(test.clock.now().getTime() - 30 * day).toISOString()
  expect(await read()).toMatchObject({ since, decisions: 0 })
})

it('counts up to 1,001, also for former administrators', async () => {
  const rui = await test.browseAsAdmin()
  await admin.post('/record/digest')
  test.clock.advance(1000)
  const at = test.clock.now()
  const by = (actorId: string, action: string, number: number) =>
    test.db.insert(auditEntries).values(
      Array.from({ length: number }, () => ({
        at,
        actorId,
        action,
        requestId: 'digest',
        ip: '127.0.0.1',
      })),
    )
  const count = async () => {
    const { decisions, stewards, undone } = await read()
    return { decisions, stewards, undone }
  }
  // The caller's own entries do not hide earlier ones of others.
  await by(rui.userId, 'user.ban', 600)
  await by(admin.userId, 'user.ban', 1500)
  await by(rui.userId, 'badge.reject', 400)
  expect(await count()).toEqual({ decisions: 1000, stewards: 1, undone: 0 })
  await by(rui.userId, 'user.ban', 200)
  await by(rui.userId, 'user.ban.undo', 1200)
  expect(await count()).toEqual({ decisions: 1001, stewards: 1, undone: 1001 })
  const request = { id: 'digest', ip: '127.0.0.1' }
  const context = {
    actor: undefined,
    now: () => at,
    request,
    jobs: test.outgoing.jobs,
    vault: test.keys,
  }
  await endAdministrator(test.db, context, `${rui.userId}@example.org`)
  expect(await count()).toEqual({ decisions: 1001, stewards: 1, undone: 1001 })
})

it('shows the time of the oldest pending request', async () => {
  const asking = (badgeRequestedAt: string, more = {}) =>
    test.createUser({
      badgeRequestStatus: 1,
      badgeRequestedAt: new Date(badgeRequestedAt),
      ...more,
    })
  await asking('2026-03-02T10:00:00Z')
  await asking('2026-03-01T10:00:00Z')
  await asking('2026-02-01T10:00:00Z', { deletedAt: new Date() })
  expect(await read()).toMatchObject({ oldestRequestAt: '2026-03-01T10:00:00.000Z' })
})
