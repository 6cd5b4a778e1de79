import { eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { createKeys } from '../src/auth/keys.ts'
import { viewActions } from '../src/kernel/auditActions.ts'
import { auditEntries, auditSeals } from '../src/platform/database/schema.ts'
import { resealChain } from '../src/record/chain/resealChain.ts'
import { verifyChain } from '../src/record/chain/verifyChain.ts'
import { endViews } from '../src/record/erasure/endViews.ts'
import type { TestApp } from './helper.ts'
import { memory, operatorOf, shareChain } from './shareChain.ts'

const chain = shareChain()
let test: TestApp
beforeEach(() => {
  ;({ test } = chain)
})

const year = 366 * 86_400_000
/** A member that the administrator viewed and banned. */
const viewed = async (): Promise<string> => {
  const { id } = await test.createUser()
  const admin = await test.browseAsAdmin()
  await admin.get(`/users/${id}`)
  await admin.get('/users?search=ana')
  await admin.post(`/users/${id}/ban`, { reason: 'Spam' })
  return id
}
const countViews = () =>
  test.db.$count(auditEntries, inArray(auditEntries.action, [...viewActions]))
const end = () => endViews(test.db, test.clock.now())

it('deletes views after a year, and the chain stays complete', async () => {
  const id = await viewed()
  await chain.seal()
  test.clock.advance(year - 2 * 86_400_000)
  expect(await end()).toBe(0)
  test.clock.advance(2 * 86_400_000)
  await viewed()
  await chain.seal()
  const before = await chain.verify()
  expect(await end()).toBe(2)
  expect(await countViews()).toBe(2)
  expect(await test.db.$count(auditEntries, eq(auditEntries.subjectId, id))).toBe(1)
  const { links, head, breaks, mistimed } = await chain.verify(before.head)
  expect({ links, head }).toEqual({ links: before.links, head: before.head })
  expect([breaks, mistimed]).toEqual([[], []])
  expect(await end()).toBe(0)
})

it('reseals a chain with ended views with another key', async () => {
  await viewed()
  const heads = memory()
  await chain.seal(heads)
  test.clock.advance(year)
  await viewed()
  await chain.seal(heads)
  await end()
  const next = createKeys('the next key, which is 32 bytes long!', [
    'a test key that is 32 bytes long!',
  ])
  const { breaks } = await resealChain(test.db, next.chain, heads, operatorOf(test))
  expect(breaks).toEqual([])
  expect((await verifyChain(test.database, next, test.clock.now())).breaks).toEqual([])
})

it('reports a view that was removed within its year', async () => {
  await viewed()
  await chain.seal()
  test.clock.advance(year - 2 * 86_400_000)
  await test.db.delete(auditEntries).where(eq(auditEntries.action, 'user.view'))
  const { breaks } = await chain.verify()
  expect(breaks).toMatchObject([{ problem: 'was removed' }])
})

it.each(['its entry', 'its entry and another digest'])(
  'reports a ban without %s, because only views end',
  async (what) => {
    const id = await viewed()
    await chain.seal()
    test.clock.advance(year)
    const [ban] = await test.db
      .delete(auditEntries)
      .where(eq(auditEntries.action, 'user.ban'))
      .returning()
    expect(ban?.subjectId).toBe(id)
    if (what !== 'its entry') {
      const isOfBan = eq(auditSeals.entryId, ban?.id ?? '')
      await test.db
        .update(auditSeals)
        .set({ viewDigest: 'x'.repeat(43) })
        .where(isOfBan)
    }
    expect((await chain.verify()).breaks).toMatchObject([{ entryId: ban?.id }])
  },
)

it('reports a changed view, even if its digest was changed too', async () => {
  await viewed()
  await chain.seal()
  const isView = eq(auditEntries.action, 'user.view')
  const [view] = await test.db.update(auditEntries).set({ ip: 'x' }).where(isView).returning()
  expect((await chain.verify()).breaks).toMatchObject([
    { entryId: view?.id, problem: 'was changed' },
  ])
})

it('keeps a view with a late seal, which an operator may have accepted', async () => {
  await viewed()
  test.clock.advance(3_600_000)
  await chain.seal()
  test.clock.advance(year)
  expect(await end()).toBe(0)
  expect((await chain.verify()).mistimed).not.toEqual([])
})
