// Specification: none

import { asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { createKeys } from '../src/auth/keys.ts'
import { auditEntries, auditSeals, auditUnsealed } from '../src/platform/database/schema.ts'
import { logVerdict } from '../src/record/chain/logVerdict.ts'
import { resealChain } from '../src/record/chain/resealChain.ts'
import type { ChainKeys } from '../src/record/chain/seal.ts'
import { sealEntries } from '../src/record/chain/sealEntries.ts'
import { verifyChain } from '../src/record/chain/verifyChain.ts'
import { exportEntries } from '../src/record/export.ts'
import { type Browser, type TestApp, testKeys } from './helper.ts'
import { shareEmptiedTestApp } from './shareTestApp.ts'

let test: TestApp
let admin: Browser
shareEmptiedTestApp(auditEntries, (shared, browser) => {
  test = shared
  admin = browser
})
beforeEach(async () => {
  await test.db.delete(auditSeals)
  await test.db.delete(auditUnsealed)
})

const seal = () => sealEntries(test.database, testKeys.chain)
const verify = (head?: string) => verifyChain(test.database, testKeys.chain, test.clock.now(), head)

/** What the nightly verification logs. */
const nightly = async (): Promise<object> => {
  const before = test.logged.length
  await logVerdict(test.database, testKeys.chain, test.clock.now(), test.app.log)
  const [line = '{}'] = test.logged.slice(before)
  return JSON.parse(line)
}

/** Writes entries by actions of a steward, and seals them. @returns their ids in the chain */
const act = async (times = 5): Promise<string[]> => {
  const member = await test.createUser()
  for (let n = 0; n < times; n += 1) {
    test.clock.advance(1000)
    const action = n % 2 ? 'un-ban' : 'ban'
    await admin.post(`/users/${member.id}/${action}`, { reason: `é <b>${n}</b>` })
  }
  await seal()
  const links = await test.db.select().from(auditSeals).orderBy(asc(auditSeals.position))
  return links.map(({ entryId }) => entryId)
}

const middle = (ids: readonly string[]): string => ids[2] ?? ''

describe('the chain', () => {
  it('has a link for every entry, and is whole', async () => {
    const ids = await act()
    expect(ids).toHaveLength(5)
    expect(await test.db.$count(auditUnsealed)).toBe(0)
    expect(await verify()).toEqual({
      links: 5,
      head: expect.stringMatching(/^5\.[\w-]{43}$/),
      broken: undefined,
    })
  })

  it('contains the head that it had while it was empty, and no other one of that place', async () => {
    await act()
    expect((await verify('0.')).broken).toBeUndefined()
    expect((await verify('0.x')).broken).toMatchObject({ entryId: null })
  })

  it('is verified every night, and the log says so', async () => {
    const ids = await act()
    const { head } = await verify()
    expect(await nightly()).toMatchObject({ msg: 'The record is whole', links: 5, head })
    await test.db
      .update(auditEntries)
      .set({ reason: 'Another one' })
      .where(eq(auditEntries.id, middle(ids)))
    expect(await nightly()).toMatchObject({
      msg: expect.stringMatching(`^The record is broken: Entry ${middle(ids)} `),
      level: expect.stringMatching(/error|50/),
    })
  })

  it('is whole while entries wait for their seal', async () => {
    await act()
    const member = await test.createUser()
    await admin.post(`/users/${member.id}/ban`, {})
    expect(await test.db.$count(auditUnsealed)).toBe(1)
    expect(await verify()).toMatchObject({ links: 5, broken: undefined })
  })

  it('is not called whole while an entry waits for its seal for too long', async () => {
    await act()
    const member = await test.createUser()
    const { data } = (await admin.post(`/users/${member.id}/ban`, {})).json()
    const since = test.clock.now()
    test.clock.advance(9 * 60_000)
    expect((await verify()).late).toBeUndefined()
    test.clock.advance(2 * 60_000)
    expect(await verify()).toMatchObject({ links: 5, late: { entryId: data.id, since } })
    expect(await nightly()).toMatchObject({
      msg: `The record is not sealed: Entry ${data.id} has waited for its seal since ${since.toISOString()}`,
      level: expect.stringMatching(/error|50/),
    })
    await seal()
    expect(await nightly()).toMatchObject({ msg: 'The record is whole', links: 6 })
  })

  it('has each entry once when several processes make it longer at the same time', async () => {
    const rows = Array.from({ length: 2500 }, () => ({
      at: new Date(),
      action: 'session.sign-in',
      requestId: 'x',
      ip: 'x',
    }))
    for (let from = 0; from < rows.length; from += 500) {
      await test.db.insert(auditEntries).values(rows.slice(from, from + 500))
    }
    while ((await test.db.$count(auditUnsealed)) > 0) await Promise.all([seal(), seal(), seal()])
    expect(await verify()).toMatchObject({ links: 2500, broken: undefined })
  })

  it('gets an entry in the transaction that writes it, or not at all', async () => {
    await test.db
      .transaction(async (tx) => {
        await tx
          .insert(auditEntries)
          .values({ at: new Date(), action: 'user.ban', requestId: 'x', ip: 'x' })
        throw new Error('roll back')
      })
      .catch(() => undefined)
    expect(await test.db.$count(auditUnsealed)).toBe(0)
  })
})

describe('somebody with the database', () => {
  it.each<[what: string, change: Partial<typeof auditEntries.$inferInsert>]>([
    ['who', { actorId: v7() }],
    ['what', { action: 'user.verify' }],
    ['when', { at: new Date(0) }],
    ['whom', { subjectId: v7() }],
    ['why', { reason: null }],
    ['before', { before: { isBanned: 'x' } }],
    ['after', { after: {} }],
    ['what it undoes', { undoes: v7() }],
    ['in which request', { requestId: 'other' }],
    ['where from', { ip: '203.0.113.7' }],
  ])('cannot change %s', async (_what, change) => {
    const entryId = middle(await act())
    await test.db.update(auditEntries).set(change).where(eq(auditEntries.id, entryId))
    expect(await verify()).toMatchObject({ links: 2, broken: { entryId, problem: 'was changed' } })
  })

  it('cannot remove an entry, nor take its link along', async () => {
    const ids = await act()
    const entryId = middle(ids)
    await test.db.delete(auditEntries).where(eq(auditEntries.id, entryId))
    expect(await verify()).toMatchObject({ broken: { entryId, problem: 'was removed' } })
    await test.db.delete(auditSeals).where(eq(auditSeals.entryId, entryId))
    const next = ids[3]
    const broken = { entryId: next, problem: 'follows a link that was removed' }
    expect(await verify()).toMatchObject({ links: 2, broken })
    await test.db
      .update(auditSeals)
      .set({ position: sql`${auditSeals.position} - 1` })
      .where(eq(auditSeals.entryId, next ?? ''))
    expect(await verify()).toMatchObject({ broken: { entryId: next, problem: 'was changed' } })
  })

  it('cannot remove one before it gets its seal', async () => {
    const member = await test.createUser()
    const { data } = (await admin.post(`/users/${member.id}/ban`, {})).json()
    await test.db.delete(auditEntries)
    const broken = { entryId: data.id, problem: 'was removed' }
    expect(await verify()).toMatchObject({ links: 0, broken })
    await seal()
    expect(await verify()).toMatchObject({ links: 0, broken })
  })

  it('cannot seal a changed entry anew without the key', async () => {
    const entryId = middle(await act())
    await test.db.update(auditEntries).set({ reason: 'Other' }).where(eq(auditEntries.id, entryId))
    const guessed = createKeys('a key that somebody has guessed, 32 bytes')
    await test.db
      .insert(auditUnsealed)
      .select(test.db.select({ entryId: auditEntries.id }).from(auditEntries))
    await test.db.delete(auditSeals)
    await sealEntries(test.database, guessed.chain)
    expect(await verify()).toMatchObject({
      links: 0,
      broken: { problem: 'was sealed with a key that is not configured' },
    })
    const [{ id: keyId }] = testKeys.chain
    await test.db.update(auditSeals).set({ keyId })
    expect(await verify()).toMatchObject({ links: 0, broken: { problem: 'was changed' } })
  })

  it('cannot put in an entry with its seal from another chain of the same key', async () => {
    const ids = await act()
    const entryId = middle(ids)
    const own = await test.db.select().from(auditSeals)
    // The same server from a backup, in which something else was done.
    await test.db.update(auditEntries).set({ reason: 'Other' }).where(eq(auditEntries.id, entryId))
    await test.db.delete(auditSeals)
    await test.db.insert(auditUnsealed).values(ids.map((id) => ({ entryId: id })))
    await seal()
    expect(await verify()).toMatchObject({ links: 5, broken: undefined })
    for (const { position, ...link } of own.filter((one) => one.entryId !== entryId)) {
      await test.db.update(auditSeals).set(link).where(eq(auditSeals.position, position))
    }
    const broken = { entryId: ids[3], problem: 'was changed' }
    expect(await verify()).toMatchObject({ links: 3, broken })
  })

  it('cannot take the newest entries away from who has an earlier head', async () => {
    const ids = await act()
    const { head } = await verify()
    expect(await verify(head)).toMatchObject({ broken: undefined })
    await test.db.delete(auditSeals).where(gt(auditSeals.position, 3))
    const loose = { problem: 'is in no link of the chain: its seal was removed' }
    expect(await verify()).toMatchObject({ broken: loose })
    await test.db.delete(auditEntries).where(inArray(auditEntries.id, ids.slice(3)))
    expect(await verify()).toMatchObject({ links: 3, broken: undefined })
    expect((await verify(head)).broken).toMatchObject({ entryId: null })
    expect((await verify('nonsense')).broken).toMatchObject({ entryId: null })
  })
})

describe('another key', () => {
  const next = createKeys('the next key, which is 32 bytes long!', [
    'a test key that is 32 bytes long!',
  ])
  const [latest] = next.chain
  const ctx = {
    actor: undefined,
    now: () => test.clock.now(),
    request: { id: 'cli', ip: 'local' },
  }
  const reseal = (keys: ChainKeys) => resealChain(test.db, keys, ctx)
  const verifyWith = (keys: ChainKeys, head?: string) =>
    verifyChain(test.database, keys, test.clock.now(), head)

  it('seals what comes, and then everything', async () => {
    await act()
    const member = await test.createUser()
    await admin.post(`/users/${member.id}/ban`, {})
    await sealEntries(test.database, next.chain)
    expect(await verifyWith(next.chain)).toMatchObject({ links: 6, broken: undefined })
    expect(await reseal(next.chain)).toMatchObject({ links: 6, broken: undefined })
    const { head, ...verdict } = await verifyWith([latest])
    expect(verdict).toEqual({ links: 6, broken: undefined })
    expect(await reseal([latest])).toEqual({ ...verdict, head, earlier: head })
  })

  it('gives the chain another head, and the record has both', async () => {
    await act()
    const { head: earlier } = await verify()
    const { head, ...resealed } = await reseal(next.chain)
    expect(resealed.earlier).toBe(earlier)
    expect(head).not.toBe(earlier)
    const entries = test.db.select().from(auditEntries)
    expect(await entries.where(eq(auditEntries.action, 'record.reseal'))).toEqual([
      expect.objectContaining({ before: { head: earlier }, after: { head } }),
    ])
    expect((await verifyWith(next.chain, head)).broken).toBeUndefined()
    expect((await verifyWith(next.chain, earlier)).broken?.problem).toBe(
      'The chain does not contain the earlier head: its newest entries are gone, or keys:rotate sealed it anew since',
    )
  })

  it('does not hide a break', async () => {
    const entryId = middle(await act())
    await test.db.update(auditEntries).set({ reason: 'Other' }).where(eq(auditEntries.id, entryId))
    expect(await reseal(next.chain)).toMatchObject({ broken: { entryId } })
    expect(await verify()).toMatchObject({ links: 2, broken: { entryId } })
  })
})

it('an export has every entry in order, with names and links, and addresses only on request', async () => {
  const ids = await act()
  const read = async (filter: Parameters<typeof exportEntries>[1]) => {
    const lines: Record<string, unknown>[] = []
    for await (const line of exportEntries(test.db, filter)) lines.push(JSON.parse(line))
    return lines
  }
  const lines = await read({ withIp: false })
  expect(lines.map(({ id }) => id)).toEqual(ids)
  expect(lines[0]).toMatchObject({
    action: 'user.ban',
    actorName: 'Ana Sousa',
    subjectName: 'Ana Sousa',
    reason: 'é <b>0</b>',
    position: 1,
    seal: expect.any(String),
  })
  expect(lines[0]).not.toHaveProperty('ip')
  expect((await read({ withIp: true }))[0]).toHaveProperty('ip')
  expect(await read({ withIp: false, subject: v7() })).toEqual([])
  const later = new Date(test.clock.now().getTime() + 1)
  expect(await read({ withIp: false, to: later })).toHaveLength(5)
  expect(await read({ withIp: false, to: new Date(String(lines[0]?.at)) })).toEqual([])
  expect(await read({ withIp: false, from: later })).toEqual([])
})
