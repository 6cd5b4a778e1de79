// Specification: 2.11, 7

import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createKeys } from '../src/auth/keys.ts'
import { startSession } from '../src/auth/sessions.ts'
import {
  devices,
  invites,
  memberNotes,
  posts,
  tableChanges,
  totp,
  users,
} from '../src/platform/database/schema.ts'
import { mergeChanges, versionOf } from '../src/platform/database/versions.ts'
import { openFiles } from '../src/platform/files/openFiles.ts'
import { createLog } from '../src/platform/log.ts'
import { createApp } from '../src/process/app.ts'
import type { Browser, TestApp } from './helper.ts'
import { shareEmptiedTestApp } from './shareTestApp.ts'

let test: TestApp
let admin: Browser
shareEmptiedTestApp(users, (shared, browser) => {
  test = shared
  admin = browser
})

type Member = typeof users.$inferSelect

const hour = 60 * 60_000
const asking = { badgeRequestStatus: 1, badgeRequestedAt: new Date('2026-01-01') }
const write = (userId: string) =>
  test.db.insert(posts).values({ userId, title: 'Hello', description: 'All' })
const invite = (inviterId: string) =>
  test.db.insert(invites).values({ inviterId, invitedTo: 'new@example.org' })
const rename = (member: Member) =>
  test.db.update(users).set({ fullName: 'New Name' }).where(eq(users.id, member.id))

/** The list, and the answer to a repeated request with its tag after `change`. */
const beforeAndAfter = async (path: string, change: () => Promise<unknown>) => {
  const before = await admin.get(path)
  const headers = { 'if-none-match': String(before.headers.etag) }
  expect((await admin.get(path, { headers })).statusCode).toBe(304)
  await change()
  const after = await admin.get(path, { headers })
  return { before, after }
}

describe('a list that is requested again shows', () => {
  it.each<[what: string, path: string, change: (member: Member) => Promise<unknown>]>([
    ['a new name', '/users', rename],
    [
      'a new device',
      '/users',
      ({ id }) => test.db.insert(devices).values({ userId: id, token: id, platform: 'ios' }),
    ],
    [
      'a new second factor',
      '/users',
      ({ id }) => test.db.insert(totp).values({ userId: id, enabledAt: new Date() }),
    ],
    [
      'a new note',
      '/users',
      ({ id }) => test.db.insert(memberNotes).values({ userId: id, text: 'Called' }),
    ],
    ['a renamed applicant', '/users/pending-badges', rename],
    ['a new post', '/posts', ({ id }) => write(id)],
    ['a renamed author', '/posts', rename],
    ['a new invite', '/invite', ({ id }) => invite(id)],
    [
      'the invites that went with their member',
      '/invite',
      ({ id }) => test.db.delete(users).where(eq(users.id, id)),
    ],
  ])('%s: %s', async (_what, path, change) => {
    const member = await test.createUser(asking)
    await write(member.id)
    await invite(member.id)
    const { before, after } = await beforeAndAfter(path, () => change(member))
    expect(after.statusCode).toBe(200)
    expect(after.json().data).not.toEqual(before.json().data)
  })

  it.each(['/users', '/users/pending-badges', '/posts', '/invite'])(
    'a change after another with a future timestamp: %s',
    async (path) => {
      const member = await test.createUser(asking)
      const updatedAt = new Date(Date.now() + hour)
      const ahead = await test.createUser({ ...asking, updatedAt })
      await test.db
        .insert(posts)
        .values({ userId: ahead.id, title: 'Ahead', description: 'All', updatedAt })
      await test.db
        .insert(invites)
        .values({ inviterId: ahead.id, invitedTo: 'ahead@example.org', updatedAt })
      const { before, after } = await beforeAndAfter(path, async () => {
        await rename(member)
        await test.db.update(posts).set({ title: 'New' })
        await test.db.update(invites).set({ status: 'approved' })
      })
      expect(after.statusCode).toBe(200)
      expect(after.json().data).not.toEqual(before.json().data)
    },
  )
})

it('keeps the version of a list after a change that it does not show', async () => {
  const member = await test.createUser(asking)
  await test.db.insert(devices).values({ userId: member.id, token: 'a', platform: 'ios' })
  await test.db.insert(totp).values({ userId: member.id, enabledAt: new Date() })
  await test.db.insert(memberNotes).values({ userId: member.id, text: 'Called' })
  const unseen = async () => {
    await test.db.update(devices).set({ lastSeenAt: new Date() })
    await test.db.update(totp).set({ lastStep: 7 })
    await test.db.update(memberNotes).set({ isPinned: true })
    await test.browse(member.id)
    await admin.get('/announcements')
  }
  for (const path of ['/users', '/users/pending-badges', '/posts', '/invite']) {
    expect((await beforeAndAfter(path, unseen)).after.statusCode).toBe(304)
  }
})

it('merges recorded changes without a new version, even by two processes at the same time', async () => {
  const { id } = await test.createUser()
  await write(id)
  for (let i = 0; i < 5; i += 1) await rename(await test.createUser())
  const versions = () => Promise.all([versionOf(test.db, 'users'), versionOf(test.db, 'posts')])
  const before = await versions()
  await Promise.all([mergeChanges(test.database), mergeChanges(test.database)])
  expect(await versions()).toEqual(before)
  // Two processes at the same time leave one row each.
  await mergeChanges(test.database)
  expect(await versions()).toEqual(before)
  const left = await test.db.select().from(tableChanges)
  expect(left).toHaveLength(new Set(left.map(({ tableName }) => tableName)).size)
})

describe('links behind a 304', () => {
  const askWith = (etag: unknown) =>
    admin.get('/users', { headers: { 'if-none-match': String(etag) } })

  it('still open', async () => {
    const period = 5 * 60_000
    test.clock.advance(period - (Date.now() % period))
    const folder = path.join(test.config.dataDir, 'files/documents')
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, '1.pdf'), 'a scan')
    await test.createUser({ passport: 'documents/1.pdf' })
    const { headers, json } = await admin.get('/users')
    test.clock.advance(period - 1)
    expect((await askWith(headers.etag)).statusCode).toBe(304)
    // The time until the next poll, and until a person opens the link.
    test.clock.advance(60_000)
    const link: string = json().data[0].passport
    expect((await admin.get(link.replace('/api', ''))).statusCode).toBe(200)
  })

  it('are not those of another key', async () => {
    await test.createUser({ passport: 'documents/1.pdf' })
    const { etag } = (await admin.get('/users')).headers
    const keys = createKeys('another key, as after a rotation!')
    const app = await createApp({
      config: test.config,
      database: test.database,
      keys,
      files: openFiles(test.config, keys),
      jobs: test.outgoing.jobs,
      log: createLog('silent'),
      now: test.clock.now,
    })
    const now = test.clock.now()
    const token = await startSession(test.db, {
      userId: admin.userId,
      mfa: true,
      isConfirmed: true,
      now,
    })
    const answer = await app.inject({
      url: '/api/users',
      headers: { cookie: `sid=${app.signCookie(token)}`, 'if-none-match': String(etag) },
    })
    await app.close()
    expect(answer.statusCode).toBe(200)
  })
})
