import { eq, gt, inArray } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { createKeys } from '../src/auth/keys.ts'
import { auditEntries, auditSeals, auditUnsealed } from '../src/platform/database/schema.ts'
import { acceptBreaks } from '../src/record/chain/acceptBreaks.ts'
import { resealChain } from '../src/record/chain/resealChain.ts'
import { verifyRecord } from '../src/record/chain/verifyRecord.ts'
import { type TestApp, testKeys } from './helper.ts'
import { memory, operatorOf, shareChain } from './shareChain.ts'

const chain = shareChain()
const { seal, nightly, act, change, remove } = chain
let test: TestApp
beforeEach(() => {
  ;({ test } = chain)
})

const accept = (heads = memory()) => acceptBreaks(test.database, testKeys, heads, operatorOf(test))

const isIntact = (accepted: number) => [
  expect.objectContaining({ msg: 'The record is intact', accepted }),
]

it('is recorded and no longer reported, but new breaks are', async () => {
  const heads = memory()
  const ids = await act(5, heads)
  await change(ids[1])
  const { head, breaks } = await accept(heads)
  expect(breaks).toMatchObject([{ entryId: ids[1], problem: 'was changed' }])
  const entries = test.db.select().from(auditEntries)
  const after = { head, links: 5, breaks: breaks.map(({ name }) => name) }
  expect(await entries.where(eq(auditEntries.action, 'record.accept-break'))).toEqual([
    expect.objectContaining({ after }),
  ])
  await seal(heads)
  expect(await nightly(heads)).toEqual(isIntact(1))
  await change(ids[3])
  expect(await nightly(heads)).toMatchObject([
    { msg: expect.stringContaining(`The record is broken: Entry ${ids[3]} was changed`) },
  ])
})

it('does not hide another change of the same entry', async () => {
  const heads = memory()
  const ids = await act(5, heads)
  await change(ids[1])
  await accept(heads)
  await change(ids[1], 'Another one')
  expect(await nightly(heads)).toContainEqual(
    expect.objectContaining({
      msg: expect.stringContaining(`The record is broken: Entry ${ids[1]} was changed`),
    }),
  )
})

it('does not hide later entries without a seal, nor that an accepted one is removed', async () => {
  const heads = memory()
  const add = async (times: number) => {
    const entry = { at: test.clock.now(), action: 'user.ban', requestId: 'x', ip: 'x' }
    await test.db.insert(auditEntries).values(Array.from({ length: times }, () => entry))
    return test.db.delete(auditUnsealed).returning()
  }
  await act(5, heads)
  const [first] = await add(120)
  expect((await accept(heads)).breaks).toHaveLength(120)
  await seal(heads)
  expect(await nightly(heads)).toEqual(isIntact(120))
  const [later] = await add(1)
  const problem = 'is in no link of the chain: its seal was removed'
  expect(await nightly(heads)).toMatchObject([
    { msg: `The record is broken: Entry ${later?.entryId} ${problem}` },
  ])
  await remove(later?.entryId)
  await remove(first?.entryId)
  expect(await nightly(heads)).toMatchObject([
    { msg: expect.stringContaining(`An accepted break has changed: Entry ${first?.entryId}`) },
  ])
})

it('is the same before and after the server seals the place of a removed entry', async () => {
  const heads = memory()
  const [entryId = ''] = await act(1, heads)
  const member = await test.createUser()
  const { data } = (await chain.admin.post(`/users/${member.id}/ban`, {})).json()
  await test.db.delete(auditEntries).where(eq(auditEntries.id, data.id))
  await accept(heads)
  await seal(heads)
  expect(await nightly(heads)).toEqual(isIntact(1))
  await change(entryId)
  expect(await nightly(heads)).toHaveLength(1)
})

it('lets the server seal again after a restored backup', async () => {
  const heads = memory()
  const ids = await act(5, heads)
  await test.db.delete(auditSeals).where(gt(auditSeals.position, 3))
  await test.db.delete(auditEntries).where(inArray(auditEntries.id, ids.slice(3)))
  await expect(seal(heads)).rejects.toThrow('stored head')
  await accept(heads)
  await seal(heads)
  expect(await nightly(heads)).toMatchObject([{ msg: 'The record is intact', links: 4 }])
})

it('stays accepted when the chain gets another key, unless it changes', async () => {
  const heads = memory()
  const ids = await act(5, heads)
  await remove(ids[1])
  test.clock.advance(11 * 60_000)
  await test.db.insert(auditEntries).values({
    at: new Date(0),
    action: 'user.ban',
    requestId: 'x',
    ip: 'x',
  })
  await seal(heads)
  expect(await accept(heads)).toMatchObject({ breaks: [{}, {}], mistimed: [{}] })
  await seal(heads)
  const keys = createKeys('the next key, which is 32 bytes long!', [
    'a test key that is 32 bytes long!',
  ])
  const verify = () => verifyRecord(test.database, keys, heads, test.clock.now())
  expect(await resealChain(test.db, keys.chain, heads, operatorOf(test))).toMatchObject({
    breaks: [],
  })
  expect(await verify()).toMatchObject({ breaks: [], mistimed: [], accepted: 2 })
  await remove(ids[0])
  expect((await verify()).breaks).toContainEqual(
    expect.objectContaining({ entryId: ids[2], problem: expect.stringContaining('was removed') }),
  )
})
