import { eq, gt, gte, inArray, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { createKeys } from '../src/auth/keys.ts'
import { auditEntries, auditSeals, auditUnsealed } from '../src/platform/database/schema.ts'
import { resealChain } from '../src/record/chain/resealChain.ts'
import type { ChainKeys } from '../src/record/chain/seal.ts'
import { sealEntries } from '../src/record/chain/sealEntries.ts'
import { createHeadStore } from '../src/record/chain/storedHead.ts'
import { verifyChain } from '../src/record/chain/verifyChain.ts'
import { exportEntries } from '../src/record/export.ts'
import { type Browser, type TestApp, testKeys } from './helper.ts'
import { memory, operatorOf, shareChain } from './shareChain.ts'

const chain = shareChain()
const { seal, verify, act } = chain
let test: TestApp
let admin: Browser
beforeEach(() => {
  ;({ test, admin } = chain)
})

/** The last log line of the nightly verification. */
const nightly = async (heads = memory()) => (await chain.nightly(heads)).at(-1)

const middle = (ids: readonly string[]): string => ids[2] ?? ''

describe('the chain', () => {
  it('has a link for every entry, and has no break', async () => {
    const ids = await act()
    expect(ids).toHaveLength(5)
    expect(await test.db.$count(auditUnsealed)).toBe(0)
    expect(await verify()).toEqual({
      links: 5,
      head: expect.stringMatching(/^5\.[\w-]{43}$/),
      breaks: [],
      mistimed: [],
      lost: [],
      waiting: undefined,
      erased: 0,
    })
  })

  it('contains the head of the empty chain, and no other head at that position', async () => {
    await act()
    expect((await verify('0.')).lost).toEqual([])
    expect((await verify('0.x')).lost).toMatchObject([{ entryId: null }])
  })

  it('is verified every night, with a log line', async () => {
    const ids = await act()
    const { head } = await verify()
    expect(await nightly()).toMatchObject({ msg: 'The record is intact', links: 5, head })
    await test.db
      .update(auditEntries)
      .set({ requestId: 'Another one' })
      .where(eq(auditEntries.id, middle(ids)))
    expect(await nightly()).toMatchObject({
      msg: expect.stringMatching(`^The record is broken: Entry ${middle(ids)} `),
      level: expect.stringMatching(/error|50/),
    })
  })

  it('has no break while entries wait for their seal', async () => {
    await act()
    const member = await test.createUser()
    await admin.post(`/users/${member.id}/ban`, {})
    expect(await test.db.$count(auditUnsealed)).toBe(1)
    expect(await verify()).toMatchObject({ links: 5, breaks: [] })
  })

  it('is reported while an entry waits too long for its seal', async () => {
    await act()
    const member = await test.createUser()
    const { data } = (await admin.post(`/users/${member.id}/ban`, {})).json()
    const since = test.clock.now()
    test.clock.advance(9 * 60_000)
    expect((await verify()).waiting).toBeUndefined()
    test.clock.advance(2 * 60_000)
    expect(await verify()).toMatchObject({
      links: 5,
      waiting: { entryId: data.id, since, entries: 1 },
    })
    expect(await nightly()).toMatchObject({
      msg: `The record is not sealed: Entry ${data.id} has waited for its seal since ${since.toISOString()}`,
      level: expect.stringMatching(/error|50/),
    })
    await seal()
    expect(await nightly()).toMatchObject({
      msg: expect.stringContaining(`Entry ${data.id} of ${since.toISOString()} got its seal`),
      level: expect.stringMatching(/warn|40/),
    })
  })

  it('has each entry once when several processes seal at the same time', async () => {
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
    expect(await verify()).toMatchObject({ links: 2500, breaks: [] })
  })

  it('gets an entry in the transaction that writes it', async () => {
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

describe('an attacker with access to the database', () => {
  it.each<[what: string, change: Partial<typeof auditEntries.$inferInsert>]>([
    ['who', { actorId: v7() }],
    ['what', { action: 'user.verify' }],
    ['when', { at: new Date(0) }],
    ['whom', { subjectId: v7() }],
    ['of whom its words are', { textOwner: 'x' }],
    ['before', { before: { isBanned: 'x' } }],
    ['after', { after: {} }],
    ['what it undoes', { undoes: v7() }],
    ['in which request', { requestId: 'other' }],
    ['where from', { ip: '203.0.113.7' }],
  ])('cannot change %s', async (_what, change) => {
    const entryId = middle(await act())
    await test.db.update(auditEntries).set(change).where(eq(auditEntries.id, entryId))
    expect(await verify()).toMatchObject({
      links: 5,
      breaks: [{ entryId, problem: 'was changed' }],
    })
  })

  it('cannot remove an entry, even with its link [ASVS 16.4.2]', async () => {
    const ids = await act()
    const entryId = middle(ids)
    await test.db.delete(auditEntries).where(eq(auditEntries.id, entryId))
    expect(await verify()).toMatchObject({ breaks: [{ entryId, problem: 'was removed' }] })
    await test.db.delete(auditSeals).where(eq(auditSeals.entryId, entryId))
    const next = ids[3]
    const broken = {
      entryId: next,
      problem: 'follows a link that was removed, and cannot be checked without it',
    }
    expect(await verify()).toMatchObject({ links: 4, breaks: [broken] })
    await test.db
      .update(auditSeals)
      .set({ position: sql`${auditSeals.position} - 1` })
      .where(eq(auditSeals.entryId, next ?? ''))
    expect((await verify()).breaks[0]).toMatchObject({ entryId: next, problem: 'was changed' })
  })

  it('cannot seal an entry outside of the chain', async () => {
    await act()
    await test.db.execute(sql`alter table audit_seals drop constraint audit_seals_position`)
    const seal = { position: 0, entryId: v7(), keyId: 'x', sealedAt: test.clock.now(), seal: 'x' }
    await test.db.insert(auditSeals).values(seal)
    const problem = 'has a seal that is not part of the chain'
    expect((await verify()).breaks).toMatchObject([{ entryId: seal.entryId, problem }])
    await test.db.delete(auditSeals).where(eq(auditSeals.position, 0))
    await test.db.execute(
      sql`alter table audit_seals add constraint audit_seals_position check (position >= 1)`,
    )
  })

  it('cannot remove an entry before it is sealed', async () => {
    const member = await test.createUser()
    const { data } = (await admin.post(`/users/${member.id}/ban`, {})).json()
    await test.db.delete(auditEntries)
    const broken = { entryId: data.id, problem: 'was removed' }
    expect(await verify()).toMatchObject({ links: 0, breaks: [broken] })
    await seal()
    expect(await verify()).toMatchObject({ links: 1, breaks: [broken] })
  })

  it('cannot reseal a changed entry without the key [ASVS 11.4.3]', async () => {
    const entryId = middle(await act())
    await test.db
      .update(auditEntries)
      .set({ requestId: 'Other' })
      .where(eq(auditEntries.id, entryId))
    const guessed = createKeys('a key that somebody has guessed, 32 bytes')
    await test.db
      .insert(auditUnsealed)
      .select(test.db.select({ entryId: auditEntries.id }).from(auditEntries))
    await test.db.delete(auditSeals)
    await sealEntries(test.database, guessed.chain, memory(), test.clock.now())
    expect((await verify()).breaks[0]).toMatchObject({
      problem: 'was sealed with a key that is not configured',
    })
    const [{ id: keyId }] = testKeys.chain
    await test.db.update(auditSeals).set({ keyId })
    expect((await verify()).breaks).toHaveLength(5)
  })

  /** Changes an entry and reseals the rest of the chain with another key. */
  const rewrite = async (entryId: string): Promise<void> => {
    await test.db
      .update(auditEntries)
      .set({ requestId: 'Other' })
      .where(eq(auditEntries.id, entryId))
    const at = test.db.select().from(auditSeals).where(eq(auditSeals.entryId, entryId))
    const from = (await at)[0]?.position ?? 0
    const removed = await test.db
      .delete(auditSeals)
      .where(gte(auditSeals.position, from))
      .returning({ entryId: auditSeals.entryId })
    await test.db.insert(auditUnsealed).values(removed)
  }

  it('cannot make the server seal a rewritten chain', async () => {
    const heads = createHeadStore(test.config.dataDir)
    const ids = await act(5, heads)
    await rewrite(middle(ids))
    await expect(seal(heads)).rejects.toThrow('does not contain its stored head 5.')
    // Like another process, or a restarted one.
    const restarted = createHeadStore(test.config.dataDir)
    await expect(seal(restarted)).rejects.toThrow('does not contain its stored head 5.')
    expect(await test.db.$count(auditSeals)).toBe(2)
    expect(await nightly(restarted)).toMatchObject({
      msg: expect.stringContaining('does not contain the earlier head 5.'),
    })
  })

  it('leaves a late seal even if no head was stored', async () => {
    const ids = await act()
    await rewrite(middle(ids))
    test.clock.advance(11 * 60_000)
    await seal()
    expect(await verify()).toMatchObject({
      links: 5,
      breaks: [],
      mistimed: ids.slice(2).map((entryId) => ({ entryId })),
    })
  })

  it('cannot hide seals below the first position', async () => {
    await act()
    const hide = test.db.update(auditSeals).set({ position: sql`-${auditSeals.position}` })
    await expect(hide).rejects.toMatchObject({ cause: { constraint: 'audit_seals_position' } })
  })

  it('cannot remove the whole chain', async () => {
    const heads = memory()
    await act(5, heads)
    for (const table of [auditEntries, auditSeals, auditUnsealed]) await test.db.delete(table)
    expect(await nightly(heads)).toMatchObject({
      msg: expect.stringContaining('its newest entries are gone'),
    })
  })

  it('cannot hide a change behind an earlier one, because each is listed', async () => {
    const ids = await act()
    const changed = [ids[1] ?? '', ids[3] ?? '']
    await test.db
      .update(auditEntries)
      .set({ requestId: 'Other' })
      .where(inArray(auditEntries.id, changed))
    expect((await verify()).breaks).toMatchObject(
      changed.map((entryId) => ({ entryId, problem: 'was changed' })),
    )
  })

  it('cannot stop the sealing by listing a sealed entry as unsealed', async () => {
    const ids = await act()
    await test.db.insert(auditUnsealed).values({ entryId: middle(ids) })
    const member = await test.createUser()
    await admin.post(`/users/${member.id}/ban`, {})
    await seal()
    expect(await verify()).toMatchObject({ links: 6, breaks: [] })
    expect(await test.db.$count(auditUnsealed)).toBe(0)
  })

  it('cannot remove the newest entries unnoticed by a verification with an earlier head', async () => {
    const ids = await act()
    const { head } = await verify()
    expect(await verify(head)).toMatchObject({ breaks: [], lost: [] })
    await test.db.delete(auditSeals).where(gt(auditSeals.position, 3))
    const loose = { problem: 'is in no link of the chain: its seal was removed' }
    expect(await verify()).toMatchObject({ breaks: [loose, loose] })
    await test.db.delete(auditEntries).where(inArray(auditEntries.id, ids.slice(3)))
    expect(await verify()).toMatchObject({ links: 3, breaks: [] })
    expect((await verify(head)).lost).toMatchObject([{ entryId: null }])
    expect((await verify('nonsense')).lost).toMatchObject([{ entryId: null }])
  })
})

describe('another key', () => {
  const next = createKeys('the next key, which is 32 bytes long!', [
    'a test key that is 32 bytes long!',
  ])
  const [latest] = next.chain
  const reseal = (keys: ChainKeys, heads = memory()) =>
    resealChain(test.db, keys, heads, operatorOf(test))
  const verifyWith = (chain: ChainKeys, head?: string) =>
    verifyChain(test.database, { ...next, chain }, test.clock.now(), head ? { head } : undefined)

  it('seals new entries, and then the whole chain', async () => {
    await act()
    const member = await test.createUser()
    await admin.post(`/users/${member.id}/ban`, {})
    await sealEntries(test.database, next.chain, memory(), test.clock.now())
    expect(await verifyWith(next.chain)).toMatchObject({ links: 6, breaks: [] })
    expect(await reseal(next.chain)).toMatchObject({ links: 6, breaks: [] })
    const { head, ...verdict } = await verifyWith([latest])
    expect(verdict).toMatchObject({ links: 6, breaks: [] })
    expect(await reseal([latest])).toMatchObject({ links: 6, breaks: [], head, earlier: head })
  })

  it('gives the chain another head, and an entry has both', async () => {
    await act()
    const { head: earlier } = await verify()
    const { head, ...resealed } = await reseal(next.chain)
    expect(resealed.earlier).toBe(earlier)
    expect(head).not.toBe(earlier)
    const entries = test.db.select().from(auditEntries)
    expect(await entries.where(eq(auditEntries.action, 'record.reseal'))).toEqual([
      expect.objectContaining({ before: { head: earlier }, after: { head } }),
    ])
    expect((await verifyWith(next.chain, head)).lost).toEqual([])
    expect((await verifyWith(next.chain, earlier)).lost[0]?.problem).toBe(
      `The chain does not contain the earlier head ${earlier}: its newest entries are gone, or it was sealed anew since`,
    )
  })

  it('does not hide a break', async () => {
    const entryId = middle(await act())
    await test.db
      .update(auditEntries)
      .set({ requestId: 'Other' })
      .where(eq(auditEntries.id, entryId))
    expect(await reseal(next.chain)).toMatchObject({ breaks: [{ entryId }] })
    expect(await verify()).toMatchObject({ links: 5, breaks: [{ entryId }] })
  })

  it('waits while another process seals with a key that is older here', async () => {
    const heads = memory()
    await act(2, heads)
    const rotated = memory()
    await sealEntries(test.database, next.chain, rotated, test.clock.now())
    const member = await test.createUser()
    await admin.post(`/users/${member.id}/ban`, {})
    await sealEntries(test.database, next.chain, rotated, test.clock.now())
    await admin.post(`/users/${member.id}/un-ban`, {})
    const [latest, older] = next.chain
    const head = await heads.read()
    const before = older ? ([older, latest] as const) : next.chain
    expect(await sealEntries(test.database, before, heads, test.clock.now())).toBe(false)
    expect(await heads.read()).toEqual(head)
    expect(await sealEntries(test.database, next.chain, heads, test.clock.now())).toBe(true)
    expect((await verifyWith(next.chain)).breaks).toEqual([])
  })

  it('is refused without the stored head, and otherwise stores the new head', async () => {
    const heads = memory()
    await act(5, heads)
    const { head } = await reseal(next.chain, heads)
    expect(await heads.read()).toMatchObject({ head })
    await test.db.delete(auditSeals).where(gt(auditSeals.position, 3))
    await expect(reseal(next.chain, heads)).rejects.toThrow('stored head')
  })

  it('is not followed by an older key', async () => {
    await act(2)
    await sealEntries(test.database, next.chain, memory(), test.clock.now())
    await act(2)
    const [, older] = next.chain
    const found = await verifyWith(next.chain)
    expect(found.breaks).toEqual([])
    const heads = memory()
    await reseal(next.chain, heads)
    const member = await test.createUser()
    await admin.post(`/users/${member.id}/ban`, {})
    if (older) await sealEntries(test.database, [older], heads, test.clock.now())
    expect((await verifyWith(next.chain)).breaks[0]?.problem).toBe(
      'was sealed with an older key than the entry before it',
    )
  })
})

it('exports every entry in order, with names and links, and network addresses only on request', async () => {
  const ids = await act()
  const read = async (filter: Parameters<typeof exportEntries>[2]) => {
    const lines: Record<string, unknown>[] = []
    for await (const line of exportEntries(test.db, test.keys, filter)) lines.push(JSON.parse(line))
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
