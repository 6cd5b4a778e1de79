import { randomBytes } from 'node:crypto'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { textHashOf, wrapKey } from '../src/kernel/entryTexts.ts'
import {
  appeals,
  auditEntries,
  auditSeals,
  auditUnsealed,
  entryTexts,
  postReports,
  posts,
  textKeys,
  users,
} from '../src/platform/database/schema.ts'
import { encrypt } from '../src/platform/encrypt.ts'
import type { Entry } from '../src/record/entry.ts'
import { eraseOldTexts } from '../src/record/erasure/eraseTexts.ts'
import { exportEntries } from '../src/record/export.ts'
import { removeMember } from '../src/users/remove.ts'
import { dumpDatabase } from './dump.ts'
import { type Browser, readEntries, testKeys } from './helper.ts'
import { operatorOf, shareChain } from './shareChain.ts'

const chain = shareChain()

const erase = (id: string, by = chain.admin, reason = 'Asked by letter') =>
  by.post(`/users/${id}/erase`, { reason })

/** A member with a ban and its lifting, each with a reason. */
const bannedOnce = async () => {
  const { test, admin } = chain
  const member = await test.createUser()
  const entries: Entry[] = []
  for (const action of ['ban', 'un-ban']) {
    const answer = await admin.post(`/users/${member.id}/${action}`, { reason: `Canary ${action}` })
    entries.push(answer.json().data)
  }
  return { id: member.id, entries }
}

const entriesOf = async (id: string): Promise<Entry[]> =>
  (await chain.admin.get(`/record?subject=${id}`)).json().data

/** Writes sealed entries of many people, a thousand at a time. @returns ids of the people */
const fill = async (entries: number, people: number): Promise<string[]> => {
  const { db, clock } = chain.test
  const owners = Array.from({ length: people }, () => v7())
  const keys = owners.map((owner) => {
    const id = v7()
    const key = randomBytes(32)
    return { key, row: { id, owner, ...wrapKey(testKeys, key, { id, owner }) } }
  })
  for (let from = 0; from < keys.length; from += 1000) {
    await db.insert(textKeys).values(keys.slice(from, from + 1000).map(({ row }) => row))
  }
  for (let from = 0; from < entries; from += 1000) {
    const made = Array.from({ length: Math.min(1000, entries - from) }, (_, n) => {
      const key = keys[(from + n) % people]
      if (!key) throw new Error('there is a key for each person')
      const id = v7()
      const at = clock.now()
      const plain = JSON.stringify({ reason: `Canary of ${key.row.owner} ${from + n}` })
      const text = encrypt(key.key, plain, id)
      const { owner } = key.row
      return {
        text: { entryId: id, textKeyId: key.row.id, at, text },
        entry: {
          id,
          at,
          action: 'user.ban',
          subjectId: owner,
          before: { isBanned: false },
          after: { isBanned: true },
          textOwner: owner,
          textHash: textHashOf(key.row.id, text),
          requestId: 'x',
          ip: 'x',
        },
      }
    })
    await db.insert(auditEntries).values(made.map(({ entry }) => entry))
    await db.insert(entryTexts).values(made.map(({ text }) => text))
  }
  await chain.seal()
  return owners
}

describe('an erasure', () => {
  it('leaves who, when and what, an intact chain, and no word in the whole database', async () => {
    const { id, entries } = await bannedOnce()
    await chain.seal()
    const answer = await erase(id)
    expect(answer.json().data).toMatchObject({
      action: 'user.erase',
      reason: 'Asked by letter',
      changes: [{ field: 'texts', before: null, after: '2' }],
      isErased: false,
      undo: { state: 'never' },
    })
    await chain.seal()
    expect(await chain.verify()).toMatchObject({ breaks: [], erased: 2, links: 3 })
    expect(await dumpDatabase(chain.test.db)).not.toContain('Canary')
    const [, unban, ban] = await entriesOf(id)
    for (const [shown, before] of [
      [ban, entries[0]],
      [unban, entries[1]],
    ]) {
      const { action, actor, at, subject, changes } = before ?? {}
      expect(shown).toMatchObject({ action, actor, at, subject, changes, reason: null })
      expect(shown).toMatchObject({ isErased: true, undo: { state: 'never' } })
    }
  })

  it('refuses to undo an erased entry, with a code', async () => {
    const { id, entries } = await bannedOnce()
    await erase(id)
    const refused = await chain.admin.post(`/record/${entries[1]?.id}/undo`)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'notUndoable'])
  })

  it('erases the title of a deleted post with its author', async () => {
    const { test, admin } = chain
    const author = await test.createUser()
    const id = v7()
    await test.db.execute(
      sql`insert into posts (id, user_id, title, description) values (${id}, ${author.id}, 'Canary', 'x')`,
    )
    await admin.post(`/posts/${id}/remove`, {})
    await test.db.execute(sql`delete from posts where id = ${id}`)
    const [before] = await entriesOf(id)
    expect(before?.subject?.name).toBe('Canary')
    await erase(author.id)
    const [after] = await entriesOf(id)
    expect(after).toMatchObject({ isErased: true, subject: { name: null } })
    expect(await dumpDatabase(test.db)).not.toContain('Canary')
  })

  it('erases the words of appeals, and of decided reports and notices', async () => {
    const { test } = chain
    const { id, entries } = await bannedOnce()
    const [reporter, other] = [await test.createUser(), await test.createUser()]
    const addPost = async (userId: string) => {
      const [post] = await test.db
        .insert(posts)
        .values({ userId, title: 'A post', description: 'x' })
        .returning()
      return post?.id ?? ''
    }
    const [own, foreign] = [await addPost(id), await addPost(other.id)]
    await test.db.update(users).set({ email: 'sender@example.org' }).where(eq(users.id, id))
    const decision = v7()
    await test.db.insert(appeals).values({
      entryId: entries[0]?.id ?? '',
      userId: id,
      subjectId: id,
      text: 'Canary of the appeal',
      answer: 'Canary of the answer',
      outcome: 'upheld',
      decision,
    })
    const text = 'Canary of the report'
    const reason = 'spam'
    await test.db.insert(postReports).values([
      { postId: own, userId: reporter.id, reason, text, decision },
      { postId: foreign, userId: id, reason, text, decision },
      { postId: foreign, notifierEmail: 'Sender@Example.org', reason, text, decision },
      {
        postId: foreign,
        notifierEmail: 'else@example.org',
        reason,
        text: 'Of somebody else',
        decision,
      },
      { postId: own, userId: other.id, reason, text: 'Not decided' },
    ])
    const answer = await erase(id)
    expect(answer.json().data.changes).toMatchObject([{ field: 'texts', after: '6' }])
    expect(await dumpDatabase(test.db)).not.toContain('Canary of')
    expect(await test.db.$count(appeals, eq(appeals.outcome, 'upheld'))).toBe(1)
    const kept = await test.db.select().from(postReports).where(isNotNull(postReports.text))
    expect(kept.map((one) => one.text).toSorted()).toEqual(['Not decided', 'Of somebody else'])
    expect((await erase(id)).statusCode).toBe(409)
  })

  it('is refused while an appeal waits, because the decision needs its words', async () => {
    const { test } = chain
    const { id, entries } = await bannedOnce()
    const appeal = { entryId: entries[0]?.id ?? '', userId: id, subjectId: id, text: 'Please' }
    await test.db.insert(appeals).values(appeal)
    const refused = await erase(id)
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'An appeal of this member waits. Decide it first.',
    ])
    const [, ban] = await entriesOf(id)
    expect(ban).toMatchObject({ reason: 'Canary ban', isErased: false })
  })

  it('works for a member who is gone for good', async () => {
    const { test } = chain
    const { id } = await bannedOnce()
    await test.db.transaction((tx) => removeMember(tx, test.outgoing.jobs, id, test.clock.now()))
    expect((await erase(id)).statusCode).toBe(200)
    expect((await entriesOf(id)).at(-1)).toMatchObject({ isErased: true })
  })

  it('lets one of several succeed, and tells the others who was first', async () => {
    const { id } = await bannedOnce()
    const owners: Browser[] = []
    for (let n = 0; n < 4; n += 1) owners.push(await chain.test.browseAsAdmin())
    const answers = await Promise.all(owners.map((owner) => erase(id, owner)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json()).toMatchObject({
      message: expect.stringMatching(/^Already erased by Ana Sousa, /),
      entry: { action: 'user.erase' },
    })
  })

  it('has its own words erased by a later erasure, with newer ones', async () => {
    const { id } = await bannedOnce()
    await erase(id, chain.admin, 'Canary of the erasure')
    expect((await erase(id)).statusCode).toBe(409)
    await chain.admin.post(`/users/${id}/ban`, { reason: 'Again' })
    expect((await erase(id)).json().data.changes).toMatchObject([{ after: '1' }])
    await chain.seal()
    expect(await chain.verify()).toMatchObject({ breaks: [], erased: 4 })
    expect(await dumpDatabase(chain.test.db)).not.toContain('Canary')
  })

  it('is refused while a legal hold keeps the record, which it names', async () => {
    const { id } = await bannedOnce()
    await chain.admin.post(`/users/${id}/hold`, { reason: 'Court' })
    const refused = await erase(id)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      message: 'A legal hold by Ana Sousa keeps this record. Release the documents first.',
      entry: { action: 'document.hold', reason: 'Court' },
    })
    await chain.admin.post(`/users/${id}/release`, { reason: 'Over' })
    expect((await erase(id)).statusCode).toBe(200)
  })

  it('is refused for administrators, strangers, blank reasons and an old second factor', async () => {
    const { test, admin } = chain
    expect((await erase(admin.userId)).json().code).toBe('notEligible')
    expect((await erase(v7())).statusCode).toBe(404)
    expect((await erase('nobody')).statusCode).toBe(404)
    const nothing = await test.createUser()
    await admin.get(`/users/ban/${nothing.id}`)
    expect((await erase(nothing.id)).json()).toMatchObject({
      code: 'conflict',
      message: 'The record has no words about this person',
    })
    const { id } = await bannedOnce()
    expect((await erase(id, admin, '  ')).statusCode).toBe(400)
    expect((await erase(id, admin, 'x'.repeat(501))).statusCode).toBe(400)
    const steward = await test.createUser({ role: 'admin', teamRole: 'steward' })
    expect((await erase(id, await test.browse(steward.id))).json().code).toBe('missingPermission')
    test.clock.advance(6 * 60_000)
    expect((await erase(id)).json().code).toBe('secondFactorNotFresh')
    expect((await entriesOf(id)).every(({ isErased }) => isErased)).toBe(false)
  })

  it('ends the address of the invitation of somebody who left the team', async () => {
    const { test, admin } = chain
    const invited = await admin.post('/team-invitations', {
      email: 'canary@example.org',
      role: 'viewer',
    })
    const token = new URL(invited.json().data.link).searchParams.get('token') ?? ''
    const body = { token, name: 'Rui Costa', password: 'correct horse 9' }
    await test.anonymous().post('/join-team', body)
    const [person] = await test.db.select().from(users).where(eq(users.email, 'canary@example.org'))
    const id = person?.id ?? ''
    await admin.post(`/team/${id}/end`)
    await admin.post(`/users/${id}/ban`, { reason: 'Left' })
    expect((await erase(id)).statusCode).toBe(200)
    const texts = await readEntries(test, eq(auditEntries.action, 'team.invite'))
    expect(texts).toMatchObject([{ isErased: true, after: { email: null, teamRole: 'viewer' } }])
    await chain.seal()
    expect((await chain.verify()).breaks).toEqual([])
  })

  it('does not stop an export of the record', async () => {
    const { id } = await bannedOnce()
    await erase(id)
    const lines: { isErased: boolean; reason: string | null }[] = []
    for await (const line of exportEntries(chain.test.db, testKeys, {
      subject: id,
      withIp: false,
    })) {
      lines.push(JSON.parse(line))
    }
    expect(lines.map(({ isErased, reason }) => [isErased, reason])).toEqual([
      [true, null],
      [true, null],
      [false, 'Asked by letter'],
    ])
  })
})

describe('an erasure that nobody made', () => {
  it('is a break, also after an erasure of somebody else', async () => {
    const { id } = await bannedOnce()
    const other = await bannedOnce()
    await erase(other.id)
    await chain.seal()
    await chain.test.db.delete(textKeys).where(eq(textKeys.owner, id))
    const { breaks, erased } = await chain.verify()
    expect(breaks).toHaveLength(2)
    expect(erased).toBe(2)
  })

  it('is a break for a text that is newer than the erasure', async () => {
    const { id } = await bannedOnce()
    await erase(id)
    chain.test.clock.advance(1000)
    await chain.admin.post(`/users/${id}/ban`, { reason: 'Later' })
    await chain.seal()
    await chain.test.db.delete(textKeys).where(eq(textKeys.owner, id))
    // The new ban, and the reason of the erasure itself.
    expect((await chain.verify()).breaks).toHaveLength(2)
  })
})

it('erases texts by age, and keeps newer ones of the same person', async () => {
  const { test } = chain
  const member = await test.createUser()
  const ban = async (reason: string) => {
    const admin = await test.browseAsAdmin()
    await admin.post(`/users/${member.id}/ban`, { reason })
    await admin.post(`/users/${member.id}/un-ban`, {})
  }
  await ban('Old canary')
  await chain.seal()
  test.clock.advance(740 * 86_400_000)
  await ban('New')
  await chain.seal()
  await eraseOldTexts(test.db, operatorOf(test), 2)
  await eraseOldTexts(test.db, operatorOf(test), 2)
  await chain.seal()
  const { breaks, erased, mistimed } = await chain.verify()
  expect({ breaks, erased, mistimed }).toEqual({ breaks: [], erased: 1, mistimed: [] })
  const entries = await readEntries(test)
  expect(entries.flatMap(({ reason }) => reason ?? [])).toEqual(['New'])
  expect(entries.map(({ action }) => action)).toContain('record.erase')
  expect(entries.filter(({ action }) => action === 'record.erase')).toHaveLength(1)
})

it('erases one of many people among 10,000 entries', async () => {
  const [erased = '', kept = ''] = await fill(10_000, 500)
  expect((await erase(erased)).statusCode).toBe(200)
  await chain.seal()
  expect(await chain.verify()).toMatchObject({ breaks: [], erased: 20, links: 10_001 })
  expect(await dumpDatabase(chain.test.db)).not.toContain('Canary')
  const reasons = (await readEntries(chain.test, eq(auditEntries.subjectId, kept))).map(
    ({ reason }) => reason,
  )
  expect(reasons).toHaveLength(20)
  expect(reasons.every((reason) => reason?.startsWith(`Canary of ${kept}`))).toBe(true)
})

it('erases 10,000 entries of one person at once', async () => {
  const [id = ''] = await fill(10_000, 1)
  const answer = await erase(id)
  expect(answer.json().data.changes).toMatchObject([{ after: '10000' }])
  expect(await chain.test.db.$count(entryTexts)).toBe(1)
  await chain.seal()
  expect(await chain.verify()).toMatchObject({ breaks: [], erased: 10_000 })
  expect(await chain.test.db.$count(auditUnsealed)).toBe(0)
  expect(await chain.test.db.$count(auditSeals)).toBe(10_001)
})
