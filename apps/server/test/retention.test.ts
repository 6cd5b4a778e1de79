import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { and, asc, eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  deleteDueDocuments,
  listDueDocuments,
  retentionNotice,
} from '../src/documents/stored/retention.ts'
import { auditEntries, deployment, documentHashes, users } from '../src/platform/database/schema.ts'
import { createS3Client } from '../src/platform/files/s3Client.ts'
import { createLog } from '../src/platform/log.ts'
import { openOutgoing } from '../src/process/outgoing.ts'
import { purgeDeleted } from '../src/process/purgeDeleted.ts'
import { sweepFiles } from '../src/process/sweepFiles.ts'
import { type Browser, createTestApp, type TestApp, type TestAppOptions } from './helper.ts'
import { until } from './outbox.ts'
import { type S3Server, startS3Server } from './s3Server.ts'

const FEATURES = 'record,sort,team,desk'
const day = 86_400_000

let bucket: S3Server | undefined
let test: TestApp
let admin: Browser
const start = async (options: TestAppOptions = {}) => {
  test = await createTestApp({ ...options, env: { FEATURES, ...bucket?.env, ...options.env } })
  admin = await test.browseAsAdmin()
}
afterEach(() => test.close())

/** Stores a file, as the community's registration does. */
const putFile = async (): Promise<string> => {
  const key = `documents/${v7()}.pdf`
  if (test.config.s3) {
    const file = { type: 'application/pdf', bytes: Buffer.from('a passport') }
    await createS3Client(test.config.s3).send('PUT', key, file)
  } else {
    const file = path.join(test.config.dataDir, 'files', key)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, 'a passport')
  }
  return key
}
type NewUser = Parameters<TestApp['createUser']>[0]
/** A verified member who asks for citizenship, with a passport. */
const createMember = async (user: NewUser = {}) =>
  test.createUser({
    passport: await putFile(),
    badgeRequestStatus: 1,
    badgeRequestedAt: test.clock.now(),
    ...user,
  })
const decide = async (id: string, approved: 0 | 2 = 0) => {
  // The clock moves by weeks, so each time with a new session.
  admin = await test.browse(admin.userId)
  expect((await admin.post(`/users/badges/${id}`, { approved })).statusCode).toBe(200)
}
const userOf = async (id: string) => {
  const [user] = await test.db.select().from(users).where(eq(users.id, id))
  if (!user) throw new Error('No such user')
  return user
}
const stored = async (): Promise<string[]> => {
  const found: string[] = []
  for await (const { key } of test.files.list('documents/')) found.push(key)
  return found.sort()
}
/** What the daily run logs. */
const run = async (config = test.config): Promise<Record<string, unknown>[]> => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  await deleteDueDocuments(
    { db: test.db, jobs: test.outgoing.jobs, config, keys: test.keys, log },
    test.clock.now(),
  )
  return lines.map((line) => JSON.parse(line))
}
/** The first run, and the 30 days after it. */
const passNotice = async () => {
  await run()
  test.clock.advance(30 * day)
  admin = await test.browse(admin.userId)
}
const entriesOf = (id: string, action: string) =>
  test.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.action, action)))
    .orderBy(asc(auditEntries.id))

describe.each(['folder', 'bucket'] as const)('in a %s', (kind) => {
  beforeAll(async () => {
    bucket = kind === 'bucket' ? await startS3Server() : undefined
  })
  beforeEach(() => start({ sends: true }))
  afterAll(async () => {
    await bucket?.stop()
    bucket = undefined
  })

  it('a passport is deleted 30 days after the decision, with its file', async () => {
    await passNotice()
    const [rejected, approved, waiting] = [
      await createMember(),
      await createMember(),
      await createMember(),
    ]
    await test.db
      .insert(documentHashes)
      .values({ userId: rejected.id, storageKey: rejected.passport ?? '', hash: 'x' })
    await decide(rejected.id)
    await decide(approved.id, 2)
    await until(async () => (await userOf(approved.id)).badgeFileName)
    const before = await stored()
    test.clock.advance(30 * day)
    expect(await run()).toEqual([])
    test.clock.advance(1)
    expect(await run()).toMatchObject([
      { msg: 'Documents were deleted after the decision', kind: 'passport', deleted: 2 },
    ])
    await until(async () => (await stored()).length === before.length - 2)
    const gone = [rejected.passport, approved.passport]
    expect(await stored()).toEqual(before.filter((key) => !gone.includes(key)))
    expect(await stored()).toEqual(
      expect.arrayContaining([waiting.passport, (await userOf(approved.id)).badgeFileName]),
    )
    for (const { id } of [rejected, approved]) {
      expect(await userOf(id)).toMatchObject({
        passport: null,
        passportDeletedAt: test.clock.now(),
        certificateDeletedAt: null,
      })
      const entries = await entriesOf(id, 'document.delete')
      expect(entries).toMatchObject([{ actorId: null, before: { kind: 'passport' }, after: null }])
    }
    expect(await test.db.$count(documentHashes)).toBe(0)
    expect(await run()).toEqual([])
  })

  it('a crash between the deletion and the removal of the file is made up for', async () => {
    await test.close()
    await start()
    await passNotice()
    const member = await createMember()
    await decide(member.id)
    test.clock.advance(31 * day)
    // The job is in the queue, but this process dies before it runs.
    await run()
    expect(await userOf(member.id)).toMatchObject({ passport: null })
    expect(await stored()).toContain(member.passport)
    await test.outgoing.stop(0)
    const { config, database, files, app } = test
    const next = await openOutgoing({ config, database, files, log: app.log })
    await next.send(test.keys)
    await until(async () => !(await stored()).includes(member.passport ?? ''))
    await next.stop(1000)
  })

  it('a lost job is made up for by the sweep of files', async () => {
    await test.close()
    await start()
    await passNotice()
    const member = await createMember()
    await decide(member.id)
    test.clock.advance(31 * day)
    await run()
    await test.database.pool.query('delete from jobs.job')
    const inThreeDays = new Date(Date.now() + 3 * day)
    await sweepFiles(test.db, test.files, inThreeDays, createLog('silent'))
    expect(await stored()).not.toContain(member.passport)
  })
})

describe('retention', () => {
  beforeEach(() => start())

  it('first only reports for 30 days, in the log and on the desk', async () => {
    const ctx = { db: test.db, config: test.config, now: test.clock.now }
    expect(await retentionNotice(ctx)).toBeNull()
    const member = await createMember()
    await test.db
      .update(users)
      .set({ badgeRequestStatus: 0, decidedAt: new Date(test.clock.now().getTime() - 90 * day) })
      .where(eq(users.id, member.id))
    const deletesFrom = new Date(test.clock.now().getTime() + 30 * day).toISOString()
    expect(await run()).toMatchObject([{ due: 1, deletesFrom }])
    expect(await retentionNotice(ctx)).toEqual({ due: 1, deletesFrom })
    admin = await test.browse(admin.userId)
    const { documents } = (await admin.get(`/users/${member.id}`)).json().data
    expect(documents).toEqual({
      passportDeletedAt: null,
      certificateDeletedAt: null,
      passportDueAt: deletesFrom,
      isHeld: false,
    })
    test.clock.advance(30 * day - 1)
    expect(await run()).toMatchObject([{ due: 1, deletesFrom }])
    expect(await userOf(member.id)).toMatchObject({ passport: member.passport })
    test.clock.advance(1)
    expect(await retentionNotice(ctx)).toBeNull()
    expect(await run()).toMatchObject([{ deleted: 1 }])
    admin = await test.browse(admin.userId)
    expect((await admin.get(`/users/${member.id}`)).json().data.documents).toEqual({
      passportDeletedAt: test.clock.now().toISOString(),
      certificateDeletedAt: null,
      passportDueAt: null,
      isHeld: false,
    })
  })

  it('dates decisions of another backend at the last change of the member', async () => {
    const updatedAt = test.clock.now()
    const member = await createMember({ badgeRequestStatus: 0, updatedAt })
    const open = await createMember()
    const [due] = await listDueDocuments(test.db, test.config)
    expect(due).toMatchObject({ memberId: member.id, at: new Date(updatedAt.getTime() + 30 * day) })
    await passNotice()
    expect((await userOf(member.id)).decidedAt).toEqual(updatedAt)
    expect((await userOf(open.id)).decidedAt).toBeNull()
    test.clock.advance(day)
    expect(await run()).toMatchObject([{ deleted: 1 }])
  })

  it('spares a document under a hold, until it is released', async () => {
    await passNotice()
    const member = await createMember()
    await decide(member.id)
    const held = await admin.post(`/users/${member.id}/hold`, { reason: 'The police asked for it' })
    expect(held.statusCode).toBe(200)
    expect(held.json().data).toMatchObject({
      action: 'document.hold',
      reason: 'The police asked for it',
      changes: [{ field: 'isHeld', before: 'false', after: 'true' }],
      undo: { state: 'possible' },
    })
    const again = await admin.post(`/users/${member.id}/hold`, { reason: 'Once more' })
    expect([again.statusCode, again.json()]).toMatchObject([
      409,
      { message: expect.stringMatching(/^Already held by you, /), entry: held.json().data },
    ])
    test.clock.advance(31 * day)
    expect(await run()).toEqual([])
    admin = await test.browse(admin.userId)
    expect((await admin.get(`/users/${member.id}`)).json().data.documents).toMatchObject({
      isHeld: true,
      passportDueAt: null,
    })
    const released = await admin.post(`/users/${member.id}/release`, { reason: 'It is over' })
    expect(released.json().data).toMatchObject({ action: 'document.release' })
    expect(
      (await admin.post(`/users/${member.id}/release`, { reason: 'It is over' })).json().message,
    ).toMatch(/^Already released by you, /)
    expect(await run()).toMatchObject([{ deleted: 1 }])
  })

  it('spares an open case, and one whose decision was undone', async () => {
    await passNotice()
    const again = await createMember()
    await decide(again.id)
    // The member asks once more; another backend writes the request.
    await test.db.update(users).set({ badgeRequestStatus: 1 }).where(eq(users.id, again.id))
    const undone = await createMember()
    await decide(undone.id)
    expect((await userOf(undone.id)).decidedAt).toEqual(test.clock.now())
    const { data } = (await admin.get(`/record?subject=${undone.id}&kinds=badge.reject`)).json()
    expect((await admin.post(`/record/${data[0].id}/undo`)).statusCode).toBe(200)
    expect((await userOf(undone.id)).decidedAt).toBeNull()
    // Rejected, but still to be verified.
    const newcomer = await createMember({ isVerified: false, status: 'pending_verification' })
    await decide(newcomer.id)
    expect((await userOf(newcomer.id)).decidedAt).toBeNull()
    test.clock.advance(60 * day)
    expect(await run()).toEqual([])
    admin = await test.browse(admin.userId)
    expect((await admin.post(`/users/verify/${newcomer.id}`)).statusCode).toBe(200)
    test.clock.advance(31 * day)
    expect(await run()).toMatchObject([{ deleted: 1 }])
    expect(await userOf(newcomer.id)).toMatchObject({ passport: null })
  })

  it('leaves everything as it was when a batch fails, and goes on the next day', async () => {
    await passNotice()
    const members = await Promise.all([createMember(), createMember()])
    for (const { id } of members) await decide(id)
    test.clock.advance(31 * day)
    await test.database.pool.query(
      "alter table audit_log add constraint refuse check (action <> 'document.delete') not valid",
    )
    await expect(run()).rejects.toThrow()
    await test.database.pool.query('alter table audit_log drop constraint refuse')
    for (const { id, passport } of members) expect(await userOf(id)).toMatchObject({ passport })
    const { rows } = await test.database.pool.query(
      "select from jobs.job where name = 'removeFiles'",
    )
    expect(rows).toEqual([])
    expect(await run()).toMatchObject([{ deleted: 2 }])
  })

  it('works in batches', async () => {
    await passNotice()
    const decidedAt = test.clock.now()
    for (let n = 0; n < 101; n += 1) {
      await test.createUser({ passport: `documents/${v7()}.pdf`, decidedAt })
    }
    test.clock.advance(31 * day)
    expect(await run()).toMatchObject([{ deleted: 101 }])
  })

  it('does not remove a file that another member names, nor a path that is not a document', async () => {
    await passNotice()
    const member = await createMember()
    await decide(member.id)
    const other = await createMember({ passport: member.passport })
    const foreign = await createMember({ passport: '../secret-key' })
    await decide(foreign.id)
    test.clock.advance(31 * day)
    expect(await run()).toMatchObject([{ deleted: 1 }])
    const { rows } = await test.database.pool.query(
      "select from jobs.job where name = 'removeFiles'",
    )
    expect(rows).toEqual([])
    expect(await userOf(other.id)).toMatchObject({ passport: member.passport })
    expect(await userOf(foreign.id)).toMatchObject({ passport: '../secret-key' })
  })

  it('deletes in two processes at once, each document once', async () => {
    await passNotice()
    const members = await Promise.all([1, 2, 3].map(() => createMember()))
    for (const { id } of members) await decide(id)
    test.clock.advance(31 * day)
    await Promise.all([run(), run()])
    for (const { id } of members) {
      expect(await entriesOf(id, 'document.delete')).toHaveLength(1)
    }
  })

  it('does not stop the undoing of a decision', async () => {
    await passNotice()
    const member = await createMember()
    await decide(member.id)
    test.clock.advance(31 * day)
    await run()
    admin = await test.browse(admin.userId)
    const { data } = (await admin.get(`/record?subject=${member.id}&kinds=badge.reject`)).json()
    expect(data[0].undo.state).toBe('possible')
    expect((await admin.post(`/record/${data[0].id}/undo`)).statusCode).toBe(200)
  })

  it('keeps the documents of a deleted member only while they are held', async () => {
    await passNotice()
    const member = await createMember()
    await admin.post(`/users/${member.id}/remove`, {})
    await admin.post(`/users/${member.id}/hold`, { reason: 'The police asked for it' })
    test.clock.advance(31 * day)
    await purgeDeleted(test.db, test.outgoing.jobs, test.clock.now())
    expect(await userOf(member.id)).toMatchObject({ passport: member.passport })
    admin = await test.browse(admin.userId)
    const reason = { reason: 'It is over' }
    expect((await admin.post(`/users/${member.id}/release`, reason)).statusCode).toBe(200)
    await purgeDeleted(test.db, test.outgoing.jobs, test.clock.now())
    expect(await test.db.$count(users, eq(users.id, member.id))).toBe(0)
  })

  it('lists what will go and when, without names', async () => {
    await passNotice()
    const decided = await createMember()
    await decide(decided.id)
    const held = await createMember({ documentsHeldAt: test.clock.now() })
    await decide(held.id)
    const deleted = await createMember({ deletedAt: test.clock.now() })
    await createMember()
    const at = new Date(test.clock.now().getTime() + 30 * day)
    const due = await listDueDocuments(test.db, test.config)
    const byId = (a: { memberId: string }, b: { memberId: string }) =>
      a.memberId.localeCompare(b.memberId)
    expect(due.sort(byId)).toEqual(
      [
        { memberId: decided.id, kind: 'passport', at, isHeld: false },
        { memberId: held.id, kind: 'passport', at, isHeld: true },
        { memberId: deleted.id, kind: 'passport', at, isHeld: false },
      ].sort(byId),
    )
  })
})

describe('the settings', () => {
  const decideAndWait = async () => {
    const member = await createMember({ badgeFileName: await putFile() })
    await run()
    await decide(member.id)
    test.clock.advance(100 * day)
    return member
  }

  it('0 keeps a document for ever', async () => {
    await start({ env: { PASSPORT_DAYS: '0' } })
    const { id, passport, badgeFileName } = await decideAndWait()
    expect(await run()).toEqual([])
    expect(await userOf(id)).toMatchObject({ passport, badgeFileName })
    expect((await test.db.select().from(deployment))[0]).toMatchObject({ retentionSince: null })
    admin = await test.browse(admin.userId)
    const { documents } = (await admin.get(`/users/${id}`)).json().data
    expect(documents).toMatchObject({ passportDueAt: null })
  })

  it('a certificate has days of its own', async () => {
    await start({ env: { PASSPORT_DAYS: '0', CERTIFICATE_DAYS: '90' } })
    const { id, passport } = await decideAndWait()
    expect(await run()).toMatchObject([{ kind: 'certificate', deleted: 1 }])
    expect(await userOf(id)).toMatchObject({
      passport,
      badgeFileName: null,
      certificateDeletedAt: test.clock.now(),
    })
  })

  it('without the feature nothing is deleted or reported', async () => {
    await start({ env: { FEATURES: 'record' } })
    const { id, passport } = await decideAndWait()
    expect(await run()).toEqual([])
    expect(await userOf(id)).toMatchObject({ passport })
    expect((await test.db.select().from(deployment))[0]).toMatchObject({ retentionSince: null })
    expect(
      await retentionNotice({ db: test.db, config: test.config, now: test.clock.now }),
    ).toBeNull()
  })
})
