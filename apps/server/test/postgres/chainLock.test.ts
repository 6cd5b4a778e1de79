import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createKeys } from '../../src/auth/keys.ts'
import { auditEntries, auditSeals, auditUnsealed } from '../../src/platform/database/schema.ts'
import { createSealer } from '../../src/record/chain/createSealer.ts'
import { resealChain } from '../../src/record/chain/resealChain.ts'
import { lockId } from '../../src/record/chain/seal.ts'
import { ForeignChainError, sealEntries } from '../../src/record/chain/sealEntries.ts'
import { createHeadStore } from '../../src/record/chain/storedHead.ts'
import { verifyChain } from '../../src/record/chain/verifyChain.ts'
import { createTestApp, type TestApp, testKeys } from '../helper.ts'
import { interrupted } from '../interrupted.ts'
import { runCommand } from '../serverProcess.ts'
import { operatorOf } from '../shareChain.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  for (const table of [auditEntries, auditSeals, auditUnsealed]) await test.db.delete(table)
  await rm(path.join(test.config.dataDir, 'record-head.json'), { force: true })
})

const write = (entries: number) =>
  test.db.insert(auditEntries).values(
    Array.from({ length: entries }, () => ({
      at: test.clock.now(),
      action: 'session.sign-in',
      requestId: 'x',
      ip: 'x',
    })),
  )

it('no entry is sealed while another process holds the lock, with a warning every minute', async () => {
  await write(1)
  const sealNow = createSealer(
    test.database,
    testKeys.chain,
    createHeadStore(test.config.dataDir),
    test.app.log,
  )
  const before = test.logged.length
  const holder = await test.database.pool.connect()
  await holder.query('select pg_advisory_lock($1)', [lockId])
  for (let times = 0; times < 12; times += 1) await sealNow()
  expect(test.logged.slice(before).map((line) => JSON.parse(line))).toEqual(
    [6, 12].map((refused) =>
      expect.objectContaining({
        msg: 'The record is not sealed: another process seals it',
        refused,
      }),
    ),
  )
  expect(await test.db.$count(auditUnsealed)).toBe(1)
  holder.release(true)
  await expect
    .poll(async () => {
      await sealNow()
      return test.db.$count(auditUnsealed)
    })
    .toBe(0)
})

it('record:verify fails while an entry waits too long for its seal', async () => {
  const { databaseUrl: DATABASE_URL = '', dataDir: DATA_DIR } = test.config
  const env = { DATABASE_URL, DATA_DIR, SECRET_KEY: 'a test key that is 32 bytes long!' }
  await write(1)
  expect((await runCommand(env, ['record:verify'])).code).toBe(0)
  test.clock.advance(-11 * 60_000)
  await write(1)
  const { code, stdout, stderr } = await runCommand(env, ['record:verify'])
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toContain('The record is intact as far as it is sealed. Entry ')
  expect(stderr).toContain('If one runs, see its log.')
})

it('a verification sees one snapshot of the chain while keys:rotate reseals it', async () => {
  await write(1001)
  const heads = createHeadStore(test.config.dataDir)
  await sealEntries(test.database, testKeys.chain, heads, test.clock.now())
  const [own, other] = [
    'a test key that is 32 bytes long!',
    'the next key, which is 32 bytes long!',
  ]
  const both = [createKeys(other, [own]).chain, createKeys(own, [other]).chain] as const
  const ctx = operatorOf(test)
  let rotations = 0
  const db = interrupted(test.database.pool, async () => {
    const { breaks } = await resealChain(test.db, both[rotations % 2 ? 1 : 0], heads, ctx)
    expect(breaks).toEqual([])
    rotations += 1
  })
  const verdict = await verifyChain(
    { db, embedded: false },
    { ...test.keys, chain: both[0] },
    test.clock.now(),
  )
  expect(verdict).toMatchObject({ links: 1001, breaks: [] })
  expect(rotations).toBeGreaterThan(2)
})

it('refuses a chain that is rewritten between the check of its head and the next seal', async () => {
  const heads = createHeadStore(test.config.dataDir)
  const sealNow = () => sealEntries(test.database, testKeys.chain, heads, test.clock.now())
  await write(5)
  await sealNow()
  const head = await heads.read()
  const attacker = await test.database.pool.connect()
  await attacker.query('begin')
  // The sealer reads this table, so it waits in the middle of its work.
  await attacker.query('lock table audit_unsealed')
  const sealing = sealNow().catch((error: unknown) => error)
  await expect
    .poll(async () => {
      const { rows } = await test.database.pool.query(
        `select 1 from pg_locks where not granted and relation = 'audit_unsealed'::regclass`,
      )
      return rows.length
    })
    .toBe(1)
  await attacker.query(`with gone as (delete from audit_seals where position >= 3 returning entry_id)
    insert into audit_unsealed select entry_id from gone`)
  await attacker.query('commit')
  attacker.release()
  expect(await sealing).toBeInstanceOf(ForeignChainError)
  expect(await heads.read()).toEqual(head)
  expect(await test.db.$count(auditSeals)).toBe(2)
})
