import { eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { expect, it } from 'vitest'
import { createKeys } from '../src/auth/keys.ts'
import { demandKeys, rotateKeys } from '../src/auth/rotateKeys.ts'
import { entryTexts, textKeys, users } from '../src/platform/database/schema.ts'
import { dumpDatabase } from './dump.ts'
import { readEntries, testKeys } from './helper.ts'
import { operatorOf, shareChain } from './shareChain.ts'

const chain = shareChain()

/** Bans a new member with a reason, and seals the entry. */
const banOne = async (reason = 'Canary of a reason') => {
  const member = await chain.test.createUser()
  await chain.admin.post(`/users/${member.id}/ban`, { reason })
  await chain.seal()
  const [entry] = await readEntries(chain.test, sql`subject_id = ${member.id}`)
  if (!entry) throw new Error('no entry was written')
  return { member, entry }
}

it('keeps no words of an entry in clear', async () => {
  const { entry } = await banOne()
  expect(entry.reason).toBe('Canary of a reason')
  expect(await dumpDatabase(chain.test.db)).not.toContain('Canary')
})

it('uses one key for all texts about a member', async () => {
  const { member } = await banOne()
  await chain.admin.post(`/users/${member.id}/un-ban`, { reason: 'Canary of another' })
  const keys = await chain.test.db.select().from(textKeys).where(eq(textKeys.owner, member.id))
  expect(keys).toHaveLength(1)
})

it('makes one key when several entries are the first', async () => {
  const member = await chain.test.createUser()
  const browsers = await Promise.all([1, 2, 3].map(() => chain.test.browseAsAdmin()))
  await Promise.all(
    browsers.map((browser, n) =>
      browser.post(`/users/${member.id}/ban`, { reason: `Reason ${n}` }),
    ),
  )
  const entries = await readEntries(chain.test, sql`subject_id = ${member.id}`)
  expect(entries.length).toBeGreaterThan(0)
  expect(entries.every(({ reason }) => reason?.startsWith('Reason'))).toBe(true)
  expect(await chain.test.db.$count(textKeys, eq(textKeys.owner, member.id))).toBe(1)
})

const anotherText = 'has another text'
const lostText = 'has lost its text, and no entry says that it was erased'

it.each<[what: string, statement: (one: string, other: string) => ReturnType<typeof sql>, string]>([
  [
    'swaps two texts',
    (
      one,
      other,
    ) => sql`update entry_texts set text = (select text from entry_texts where entry_id = ${other})
      where entry_id = ${one}`,
    anotherText,
  ],
  [
    'gives a text to another key',
    (one, other) => sql`update entry_texts
      set text_key_id = (select text_key_id from entry_texts where entry_id = ${other})
      where entry_id = ${one}`,
    anotherText,
  ],
  ['removes a text', (one) => sql`delete from entry_texts where entry_id = ${one}`, lostText],
  [
    'removes a key, with its texts',
    (one) => sql`delete from text_keys where id in
      (select text_key_id from entry_texts where entry_id = ${one})`,
    lostText,
  ],
  [
    'puts the hash of another text into an entry',
    (one, other) => sql`update audit_log
      set text_hash = (select text_hash from audit_log where id = ${other}) where id = ${one}`,
    'was changed',
  ],
  [
    'says that an entry has no text',
    (one) => sql`update audit_log set text_hash = null, text_owner = null where id = ${one}`,
    'was changed',
  ],
])('is broken when somebody %s', async (_what, statement, problem) => {
  const { entry: one } = await banOne()
  const { entry: other } = await banOne('Another reason')
  expect((await chain.verify()).breaks).toEqual([])
  await chain.test.db.execute(statement(one.id, other.id))
  expect((await chain.verify()).breaks).toContainEqual(
    expect.objectContaining({ entryId: one.id, problem }),
  )
})

it('is broken when somebody swaps the keys of two members [ASVS 11.3.3]', async () => {
  const { member: one } = await banOne()
  const { member: other } = await banOne()
  await chain.test.db.execute(sql`
    update text_keys set wrapped = other.wrapped from text_keys other
    where text_keys.owner in (${one.id}, ${other.id}) and other.owner in (${one.id}, ${other.id})
      and other.owner <> text_keys.owner`)
  const { breaks } = await chain.verify()
  expect(breaks.map(({ problem }) => problem).sort()).toEqual(
    [one.id, other.id]
      .map((id) => `The key of the texts about ${id} was changed, or its own key is not configured`)
      .sort(),
  )
})

it('opens its texts after a rotation of the key of the deployment', async () => {
  const { entry } = await banOne()
  const next = createKeys('the next key, which is 32 bytes long!', [
    'a test key that is 32 bytes long!',
  ])
  await rotateKeys(chain.test.db, next, { ...operatorOf(chain.test), vault: next })
  const alone = createKeys('the next key, which is 32 bytes long!')
  const [opened] = await readEntries({ db: chain.test.db, keys: alone }, sql`id = ${entry.id}`)
  expect(opened?.reason).toBe('Canary of a reason')
  const text = eq(entryTexts.entryId, entry.id)
  expect((await chain.test.db.select().from(entryTexts).where(text))[0]?.text).toBeDefined()
})

it('does not start without the key of its texts, and says what to do', async () => {
  await banOne()
  await chain.test.db.execute(sql`delete from audit_seals`)
  const lost = createKeys('quite another key of 32 or more bytes')
  await expect(demandKeys(chain.test.db, lost)).rejects.toThrow(
    /Texts of the record are encrypted with a key that is not configured/,
  )
  await demandKeys(chain.test.db, testKeys)
})

it('keeps the words of a post with those of its author', async () => {
  const { test, admin } = chain
  const author = await test.createUser()
  const { rows } = await test.db.execute<{ id: string }>(sql`
    insert into posts (id, user_id, title, description) values (${v7()}, ${author.id}, 'Canary of a title', 'x')
    returning id`)
  const id = rows[0]?.id ?? ''
  const deleted = await admin.post(`/posts/${id}/remove`, { reason: 'Canary' })
  const undone = await admin.post(`/record/${deleted.json().data.id}/undo`)
  await admin.post(`/record/${undone.json().data.id}/undo`)
  const entries = await readEntries(test, sql`subject_id = ${id}`)
  expect(entries.map(({ textOwner }) => textOwner)).toEqual([author.id, null, author.id])
  expect(await test.db.$count(users, eq(users.id, author.id))).toBe(1)
})
