import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gt, inArray, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditEntries, auditSeals, auditUnsealed } from '../src/platform/database/schema.ts'
import { acceptBreaks } from '../src/record/chain/acceptBreaks.ts'
import { createSealer } from '../src/record/chain/createSealer.ts'
import { logVerdict } from '../src/record/chain/logVerdict.ts'
import { resealChain } from '../src/record/chain/resealChain.ts'
import { sealEntries } from '../src/record/chain/sealEntries.ts'
import { createHeadStore } from '../src/record/chain/storedHead.ts'
import { verifyRecord } from '../src/record/chain/verifyRecord.ts'
import { type TestApp, testKeys } from '../test/helper.ts'
import { memory, operatorOf, shareChain } from '../test/shareChain.ts'

/* Attacks on the chain of the record by somebody who can write to the database. Each was possible. */

const chain = shareChain()
const { seal, nightly, act, change, remove } = chain
let test: TestApp
beforeEach(() => {
  ;({ test } = chain)
})

const accept = (heads = memory()) => acceptBreaks(test.database, testKeys, heads, operatorOf(test))

const problem = (text: string) => expect.objectContaining({ msg: expect.stringContaining(text) })

/** Inserts an entry with another time, as an attacker does. @returns its id */
const insertEntry = async (minutes: number): Promise<string> => {
  const id = v7()
  const at = new Date(test.clock.now().getTime() + minutes * 60_000)
  await test.db.insert(auditEntries).values({ id, at, action: 'user.ban', requestId: 'x', ip: 'x' })
  return id
}

describe('a second late seal', () => {
  it('is named after the first one was accepted', async () => {
    const heads = memory()
    await act(2, heads)
    const first = await insertEntry(-60)
    await seal(heads)
    expect(await nightly(heads)).toEqual([problem(`Entry ${first} of `)])
    await accept(heads)
    await seal(heads)
    expect(await nightly(heads)).toEqual([problem('The record is intact')])
    const second = await insertEntry(-60 * 24 * 3)
    await seal(heads)
    expect(await nightly(heads)).toEqual([problem(`Entry ${second} of `)])
  })

  it('is named beside an earlier one', async () => {
    const ids = [await insertEntry(-60), await insertEntry(-90), await insertEntry(-120)]
    const heads = memory()
    await seal(heads)
    const { mistimed } = await verifyRecord(test.database, testKeys, heads, test.clock.now())
    expect(mistimed.map(({ entryId }) => entryId)).toEqual(ids.toSorted())
  })

  it('is named if its entry is of a time that is still to come', async () => {
    const heads = memory()
    const later = await insertEntry(60 * 24)
    await seal(heads)
    expect(await nightly(heads)).toEqual([problem(`Entry ${later} of `)])
  })
})

describe('rows removed before an accepted break', () => {
  it.each([
    ['three of them', 2],
    ['all of them', 0],
  ])('are named: %s', async (_what, kept) => {
    const heads = memory()
    const ids = await act(8, heads)
    await remove(ids[5])
    await accept(heads)
    await seal(heads)
    expect(await nightly(heads)).toEqual([problem('The record is intact')])
    const removed = ids.slice(kept, 5)
    await test.db.delete(auditSeals).where(inArray(auditSeals.entryId, removed))
    await test.db.delete(auditEntries).where(inArray(auditEntries.id, removed))
    expect(await nightly(heads)).toContainEqual(
      problem(`Entry ${ids[6]} follows a link that was removed`),
    )
    expect(await nightly(heads)).toContainEqual(
      problem(`The chain has ${kept + 3} links up to its stored head`),
    )
  })

  it('are named by their number alone', async () => {
    const heads = memory()
    const ids = await act(5, heads)
    const stored = await heads.read()
    // As if somebody had found a way around the seals.
    if (stored) await heads.write({ ...stored, links: 6 })
    expect(ids).toHaveLength(5)
    expect(await nightly(heads)).toEqual([problem('The chain has 5 links up to its stored head')])
  })
})

describe('an inserted row', () => {
  /** A link that the server did not make, after the last one. */
  const insertLink = async (entryId: string, position: number) => {
    const [{ id: keyId }] = testKeys.chain
    const seal = 'x'.repeat(43)
    const sealedAt = test.clock.now()
    await test.db.insert(auditSeals).values({ position, entryId, keyId, sealedAt, seal })
    await test.db.delete(auditUnsealed)
  }

  it.each([
    ['after the last one', 4],
    ['far after the last one', 400],
  ])('never becomes the head: %s', async (_where, position) => {
    const heads = createHeadStore(test.config.dataDir)
    await act(3, heads)
    const file = path.join(test.config.dataDir, 'record-head.json')
    const stored = await readFile(file, 'utf8')
    const forged = await insertEntry(0)
    await insertLink(forged, position)
    const refused = expect(seal(heads)).rejects
    await refused.toThrow(`After the stored head: Entry ${forged} `)
    expect(await readFile(file, 'utf8')).toBe(stored)
    expect(await heads.read()).toEqual(JSON.parse(stored))
    // The next entry gets no seal on top of it.
    await insertEntry(0)
    await expect(seal(heads)).rejects.toThrow('After the stored head')
    expect(await test.db.$count(auditSeals, gt(auditSeals.position, 3))).toBe(1)
    expect(await nightly(heads)).toContainEqual(problem(`The record is broken: Entry ${forged} `))
  })

  it('never becomes the head of a server without one', async () => {
    const ids = await act(3)
    await change(ids[1])
    const heads = createHeadStore(path.join(test.config.dataDir, 'new'))
    await expect(seal(heads)).rejects.toThrow(`After the stored head: Entry ${ids[1]} was changed`)
    expect(await heads.read()).toBeUndefined()
  })

  it('becomes the head only once an operator accepts it', async () => {
    const heads = memory()
    await act(3, heads)
    await insertLink(await insertEntry(0), 4)
    await accept(heads)
    await seal(heads)
    expect(await nightly(heads)).toMatchObject([{ msg: 'The record is intact', links: 5 }])
  })
})

describe('an empty head file', () => {
  const fileOf = () => path.join(test.config.dataDir, 'record-head.json')
  /** The log lines of a server that starts. */
  const start = async (): Promise<object[]> => {
    const before = test.logged.length
    const heads = createHeadStore(test.config.dataDir)
    await createSealer(test.database, testKeys.chain, heads, test.app.log)()
    return test.logged.slice(before).map((line) => JSON.parse(line))
  }

  it.each([
    ['empty', '', 'is empty'],
    ['blank', ' \n', 'is empty'],
    ['torn', '{"head":"5.abc', 'is damaged, or not a file of this server'],
    ['of something else', '["a list"]', 'is damaged, or not a file of this server'],
    ['without a number', '{"head":"x.y","links":1,"accepted":[]}', 'is damaged'],
  ])('is an error in sealing that says what to do: %s', async (_what, text, words) => {
    await act(3, createHeadStore(test.config.dataDir))
    await writeFile(fileOf(), text)
    await insertEntry(0)
    expect(await start()).toEqual([
      expect.objectContaining({
        level: expect.stringMatching(/error|50/),
        msg: expect.stringMatching(`record is not sealed: .*${words}.*record:accept-break`),
      }),
    ])
    expect(await test.db.$count(auditSeals)).toBe(3)
  })

  it('is found by the verification, which checks everything else too', async () => {
    const heads = createHeadStore(test.config.dataDir)
    const ids = await act(3, heads)
    await change(ids[1])
    await writeFile(fileOf(), '')
    expect(await nightly(createHeadStore(test.config.dataDir))).toEqual([
      problem('is empty'),
      problem(`Entry ${ids[1]} was changed`),
    ])
    // A running server still knows its head.
    await remove(ids[2])
    expect(await nightly(heads)).toContainEqual(problem('does not contain the earlier head 3.'))
  })

  it('is written again when an operator accepts that', async () => {
    const heads = createHeadStore(test.config.dataDir)
    await act(3, heads)
    await writeFile(fileOf(), '')
    await accept(createHeadStore(test.config.dataDir))
    await seal(heads)
    expect(await heads.read()).toMatchObject({ head: expect.stringMatching(/^4\./), links: 4 })
    expect(await nightly(heads)).toEqual([problem('The record is intact')])
  })

  it('does not come from two processes that write it at the same time', async () => {
    await act(3)
    const stored = (at: number) => ({
      head: `3.${'x'.repeat(43)}`,
      links: 3,
      accepted: [String(at).repeat(10_000)],
    })
    const stores = [0, 1, 2, 3].map(() => createHeadStore(test.config.dataDir))
    await Promise.all(
      Array.from({ length: 40 }, (_, at) => stores[at % stores.length]?.write(stored(at))),
    )
    expect(await createHeadStore(test.config.dataDir).read()).toMatchObject({ links: 3 })
  })
})

describe('something else in the place of a table', () => {
  const hide = (table: string) => [
    `alter table ${table} rename to hidden`,
    `create view ${table} as select * from hidden`,
  ]
  const lie = (body: string) =>
    `create or replace function lie() returns trigger language plpgsql as $$ begin ${body} end $$`

  it.each<[what: string, statements: string[], words: string]>([
    ['a view for audit_log', hide('audit_log'), 'audit_log is not a plain table'],
    ['a view for audit_seals', hide('audit_seals'), 'audit_seals is not a plain table'],
    ['a view for audit_unsealed', hide('audit_unsealed'), 'audit_unsealed is not a plain table'],
    [
      'a view in a schema that comes first',
      [
        'create schema lie',
        'create view lie.audit_log as select * from public.audit_log',
        'set local search_path to lie, public',
      ],
      'audit_log is not in the schema public',
    ],
    [
      'functions that come before those of PostgreSQL',
      ['create schema lie', 'set local search_path to lie, public, pg_catalog'],
      'the search path is lie, public, pg_catalog',
    ],
    [
      'a materialized view',
      [
        'alter table audit_log rename to hidden',
        'create materialized view audit_log as select * from hidden',
      ],
      'audit_log is not a plain table',
    ],
    [
      'a temporary table',
      ['create temporary table audit_log as select * from public.audit_log'],
      'audit_log is temporary',
    ],
    [
      'a rule',
      ['create rule lie as on insert to audit_log do instead nothing'],
      'audit_log has rules',
    ],
    [
      'row level security',
      ['alter table audit_log enable row level security'],
      'audit_log has policies',
    ],
    ['a policy', ['create policy lie on audit_seals using (true)'], 'audit_seals has policies'],
    [
      'a table that inherits',
      ['create table lie () inherits (audit_log)'],
      'audit_log has parent or child tables',
    ],
    [
      'a trigger',
      [
        lie('return null;'),
        'create trigger lie before insert on audit_log for each row execute function lie()',
      ],
      'audit_log has other triggers',
    ],
    [
      'a trigger of the seals',
      [
        lie('return new;'),
        'create trigger lie before update on audit_seals for each row execute function lie()',
      ],
      'audit_seals has other triggers',
    ],
    [
      'another body of the trigger that makes entries wait',
      [lie('return null;').replace('lie()', 'await_seal()')],
      'audit_log has other triggers',
    ],
    [
      'a trigger that was switched off',
      ['alter table audit_log disable trigger await_seal'],
      'audit_log has other triggers',
    ],
  ])(
    'is refused by verification, sealing, resealing and acceptance: %s',
    async (_what, statements, words) => {
      const heads = memory()
      await act(3, heads)
      await insertEntry(0)
      const rolledBack = test.db.transaction(async (tx) => {
        const database = { ...test.database, db: tx, embedded: true }
        for (const statement of statements) await tx.execute(sql.raw(statement))
        const refused = new RegExp(`cannot be trusted: .*${words}`)
        const verify = verifyRecord(database, testKeys, heads, test.clock.now())
        await expect(verify).rejects.toThrow(refused)
        const sealing = sealEntries(database, testKeys.chain, heads, test.clock.now())
        await expect(sealing).rejects.toThrow(refused)
        const operator = operatorOf(test)
        await expect(resealChain(tx, testKeys.chain, heads, operator)).rejects.toThrow(refused)
        await expect(acceptBreaks(database, testKeys, heads, operator)).rejects.toThrow(refused)
        tx.rollback()
      })
      await expect(rolledBack).rejects.toThrow('Rollback')
      await seal(heads)
      expect(await nightly(heads)).toEqual([problem('The record is intact')])
    },
  )

  it('is an error of the nightly verification', async () => {
    const before = test.logged.length
    const rolledBack = test.db.transaction(async (tx) => {
      for (const statement of hide('audit_log')) await tx.execute(sql.raw(statement))
      const database = { db: tx, embedded: true }
      await logVerdict(database, testKeys, memory(), test.clock.now(), test.app.log)
      tx.rollback()
    })
    await expect(rolledBack).rejects.toThrow('Rollback')
    expect(test.logged.slice(before).map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: expect.stringMatching(/error|50/),
        msg: expect.stringContaining('The record cannot be verified: '),
      }),
    ])
  })
})
