import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { expect, it } from 'vitest'
import { issueToken } from '../src/auth/oneTimeTokens.ts'
import {
  caseViewers,
  idempotencyKeys,
  oneTimeTokens,
  rateLimits,
  sessions,
  uploads,
  users,
} from '../src/platform/database/schema.ts'
import { createOutbox } from '../src/platform/outbox.ts'
import { createSweeps, sweepFolder } from '../src/process/sweeper.ts'
import { sealEntries } from '../src/record/chain/sealEntries.ts'
import { createHeadStore } from '../src/record/chain/storedHead.ts'
import { readVerdict } from '../src/record/chain/storedVerdict.ts'
import { type Browser, type TestApp, testKeys } from './helper.ts'
import { shareTestApp } from './shareTestApp.ts'

let test: TestApp
let admin: Browser
shareTestApp((shared, browser) => {
  test = shared
  admin = browser
})

const heads = (server: TestApp) => createHeadStore(server.config.dataDir)
const sweepsOf = (server: TestApp) =>
  createSweeps({
    ...server,
    jobs: server.outgoing.jobs,
    heads: heads(server),
    log: server.app.log,
  })
const sweep = async (): Promise<void> => {
  await Promise.all(sweepsOf(test).map(({ run }) => run(test.clock.now())))
  await sweepFolder(test.config, test.app.log)
}

it('a sweep stores the verdict on the record', async () => {
  await sealEntries(test.database, testKeys.chain, heads(test), test.clock.now())
  await sweep()
  const verifiedAt = test.clock.now()
  expect(await readVerdict(test.db)).toEqual({ verifiedAt, isIntact: true })
})

it('one sweep deletes every kind of expired data', async () => {
  const { db, config, clock } = test
  const member = await test.createUser()
  await db.transaction((tx) => issueToken(tx, 'reset', member, clock.now()))
  await test.createUser({ deletedAt: clock.now() })
  await admin.call('PUT', `/desk/citizenship/${v7()}/viewers`)
  const image = { fileName: 'gold.png', fileType: 'image/png' }
  await admin.post('/file/generate-upload-url/admin', image)
  const announcement = {
    title: 'Fair',
    description: 'On the green.',
    date: '2026-06-15T09:30:00.000Z',
    isActive: true,
    isPinned: false,
  }
  const headers = { 'idempotency-key': `"${v7()}"` }
  await admin.post('/announcements', announcement, { headers })
  const documents = path.join(config.dataDir, 'files/documents')
  await mkdir(documents, { recursive: true })
  await writeFile(path.join(documents, `${v7()}.pdf`), 'a passport')
  await createOutbox(config.dataDir).lay('reset', 'eml', 'To: a@example.org\n\nText')

  const held = async () => ({
    sessions: await db.$count(sessions),
    tokens: await db.$count(oneTimeTokens),
    answers: await db.$count(idempotencyKeys),
    isLimited: (await db.$count(rateLimits)) > 0,
    uploads: await db.$count(uploads),
    viewers: await db.$count(caseViewers),
    emails: (await readdir(path.join(config.dataDir, 'outbox'))).length,
    members: await db.$count(users, eq(users.role, 'member')),
    documents: (await readdir(documents)).length,
  })
  expect(await held()).toEqual({
    sessions: 1,
    tokens: 1,
    answers: 1,
    isLimited: true,
    uploads: 1,
    viewers: 1,
    emails: 1,
    members: 2,
    documents: 1,
  })
  clock.advance(31 * 24 * 60 * 60_000)
  await sweep()
  expect(await held()).toEqual({
    sessions: 0,
    tokens: 0,
    answers: 0,
    isLimited: false,
    uploads: 0,
    viewers: 0,
    emails: 0,
    members: 1,
    documents: 0,
  })
})

it('a sweep lets jobs hash the passports of members', async () => {
  await test.createUser({ passport: `documents/${v7()}.pdf` })
  await sweep()
  expect(await test.outgoing.jobs.countWaiting('hashDocuments')).toBe(1)
})
