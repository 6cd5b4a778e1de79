import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { appeals, posts, users } from '../src/platform/database/schema.ts'
import { purgeDeleted } from '../src/process/purgeDeleted.ts'
import { answer, shareAppealApp } from './shareAppealApp.ts'

const app = shareAppealApp()
const { test, steward, other, deliver, tokenIn, read, send, writePost, banMember } = app
const { appealBan, waiting, decide, wait } = app

const day = 86_400_000
const purge = () => purgeDeleted(test().db, test().outgoing.jobs, test().clock.now())

/** Suspends all other people who may decide about appeals. */
const leaveAlone = (id: string) =>
  test()
    .db.update(users)
    .set({ suspendedAt: test().clock.now() })
    .where(and(isNotNull(users.teamRole), sql`${users.id} <> ${id}`))

/** Deletes a post of a new member, and appeals against that. */
const appealPost = async () => {
  const member = await test().createUser()
  const post = await writePost(member.id)
  await steward().post(`/posts/${post.id}/remove`, { reason: 'Spam', notify: true })
  const [letter] = await deliver()
  await send(tokenIn(letter))
  return { member, post, token: tokenIn(letter), id: await waiting() }
}

const countPosts = (id: string) => test().db.$count(posts, eq(posts.id, id))

describe('the decision about an appeal', () => {
  it('is made by somebody else', async () => {
    const { id } = await appealBan()
    for (const body of [{ outcome: 'uphold', answer }, { outcome: 'overturn' }]) {
      const refused = await decide(id, body, steward())
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'firstDecider'])
    }
    expect((await steward().get(`/desk/appeals/${id}`)).json().data).toMatchObject({
      mayDecide: false,
      hasNobodyElse: false,
    })
  })

  it('is made by the same person if there is nobody else, and says so', async () => {
    const { id } = await appealBan()
    await leaveAlone(steward().userId)
    expect((await steward().get(`/desk/appeals/${id}`)).json().data).toMatchObject({
      mayDecide: true,
      hasNobodyElse: true,
    })
    const decided = await decide(id, { outcome: 'uphold', answer }, steward())
    expect(decided.json().data.changes).toEqual([
      { field: 'hadNobodyElse', before: null, after: 'true' },
    ])
  })

  it.each([
    ['no answer', {}],
    ['19 characters', { answer: 'x'.repeat(19) }],
    ['19 characters with blanks around them', { answer: `  ${'x'.repeat(19)}  ` }],
  ])('needs an answer to uphold, not %s', async (_name, body) => {
    const { id } = await appealBan()
    const refused = await decide(id, { outcome: 'uphold', ...body })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors[0].field).toBe('answer')
  })

  it.each([
    ['1,001 characters', 'x'.repeat(1001)],
    ['half a character', `half of it: \ud800 ${answer}`],
  ])('refuses an answer of %s', async (_name, text) => {
    const { id } = await appealBan()
    expect((await decide(id, { outcome: 'uphold', answer: text })).statusCode).toBe(400)
  })

  it('is made once by fifty calls at the same time', async () => {
    const { member, id } = await appealBan()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        decide(id, at % 2 ? { outcome: 'overturn' } : { outcome: 'uphold', answer }),
      ),
    )
    const [won, ...others] = answers.filter(({ statusCode }) => statusCode === 200)
    expect(others).toEqual([])
    const refused = answers.filter((one) => one !== won)
    expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([409]))
    const entry = won?.json().data
    for (const one of refused) expect(one.json().entry.id).toBe(entry.id)
    expect(refused[0]?.json().message).toMatch(/^Already (upheld|overturned) by you, /)
    const [user] = await test().db.select().from(users).where(eq(users.id, member.id))
    expect(user?.isBanned).toBe(entry.action === 'appeal.uphold')
    expect((await deliver()).map(({ kind }) => kind)).toEqual(['appeal-outcome'])
  })

  it('cannot overturn what was undone meanwhile, and answers instead', async () => {
    const { entry, token, id } = await appealBan()
    await steward().post(`/record/${entry.id}/undo`)
    const refused = await decide(id, { outcome: 'overturn' })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'alreadyLifted'])
    expect((await other().get(`/desk/appeals/${id}`)).json().data.isLifted).toBe(true)
    expect((await read(token)).json().data.state).toBe('lifted')
    expect((await decide(id, { outcome: 'uphold', answer })).statusCode).toBe(200)
    const [email] = await deliver()
    expect(email?.text).toContain('did not hold any more')
  })

  it('does nothing when the undoing is refused', async () => {
    const { member, id } = await appealBan()
    const until = new Date(test().clock.now().getTime() + day).toISOString()
    // Another end: the first ban cannot be undone as it was.
    expect((await steward().post(`/users/${member.id}/ban`, { until })).statusCode).toBe(200)
    const refused = await decide(id, { outcome: 'overturn' })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'changedSince'])
    expect(await waiting()).toBe(id)
    expect(await deliver()).toEqual([])
  })

  it('brings back a member with a taken address only when it is free', async () => {
    const member = await test().createUser()
    await steward().post(`/users/${member.id}/remove`, { reason: 'Fake', notify: true })
    const [letter] = await deliver()
    await send(tokenIn(letter))
    const id = await waiting()
    await test().createUser({ email: member.email })
    expect((await other().get(`/desk/appeals/${id}`)).json().data).toMatchObject({
      member: { isDeleted: true },
      lost: [{ kind: 'sessions' }, { kind: 'address', at: null }],
    })
    const refused = await decide(id, { outcome: 'overturn' })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'changedSince'])
    expect(await waiting()).toBe(id)
  })
})

describe('an open appeal', () => {
  it('keeps a post in the trash, and the author with it', async () => {
    const { member, post, id } = await appealPost()
    const kept = async () => {
      const { data } = (await other().get('/trash')).json()
      return data.flatMap((one: { id: string; isAppealed?: boolean }) =>
        one.isAppealed ? one.id : [],
      )
    }
    const unrelated = await test().createUser()
    await steward().post(`/users/${unrelated.id}/remove`, {})
    expect(await kept()).toEqual([post.id])
    await steward().post(`/users/${member.id}/remove`, {})
    expect(await kept()).toEqual([member.id])
    await wait(40 * day)
    await purge()
    expect(await countPosts(post.id)).toBe(1)
    expect((await other().get(`/desk/appeals/${id}`)).statusCode).toBe(200)
    expect((await decide(id, { outcome: 'uphold', answer })).statusCode).toBe(200)
    await purge()
    expect(await countPosts(post.id)).toBe(0)
    expect(await test().db.$count(users, eq(users.id, member.id))).toBe(0)
  })

  it('lets a post be restored after the period', async () => {
    const { post, id } = await appealPost()
    await wait(100 * day)
    await purge()
    expect((await decide(id, { outcome: 'overturn' })).statusCode).toBe(200)
    const [row] = await test().db.select().from(posts).where(eq(posts.id, post.id))
    expect(row?.deletedAt).toBeNull()
  })

  it('keeps a deleted member restorable', async () => {
    const member = await test().createUser()
    await steward().post(`/users/${member.id}/remove`, { reason: 'Fake', notify: true })
    const [letter] = await deliver()
    await send(tokenIn(letter))
    await wait(31 * day)
    await purge()
    expect((await decide(await waiting(), { outcome: 'overturn' })).statusCode).toBe(200)
    expect((await other().get(`/users/${member.id}`)).statusCode).toBe(200)
  })
})

describe('what was deleted for good', () => {
  it('leaves a link that says so, and no appeal', async () => {
    const { member, token } = await appealBan()
    await test().db.delete(users).where(eq(users.id, member.id))
    expect((await read(token)).json().data).toEqual({ state: 'gone', decision: null, appeal: null })
    expect((await send(token)).json().code).toBe('nothingKept')
    expect(await test().db.$count(appeals)).toBe(0)
    expect((await other().get('/desk/appeals')).json()).toEqual({ data: [], total: 0 })
  })

  it('is named before a post can come back', async () => {
    const member = await test().createUser()
    const post = await writePost(member.id)
    await steward().post(`/posts/${post.id}/remove`, { reason: 'Spam', notify: true })
    const [letter] = await deliver()
    await send(tokenIn(letter))
    await test().db.delete(posts).where(eq(posts.id, post.id))
    const id = await waiting()
    expect((await other().get(`/desk/appeals/${id}`)).json().data).toMatchObject({
      post: null,
      isLifted: false,
      lost: [{ kind: 'post', at: null }],
    })
    expect((await decide(id, { outcome: 'overturn' })).statusCode).toBe(409)
  })
})

describe('appeals of one member', () => {
  it('are at most three a day', async () => {
    const { member, token } = await banMember()
    const tokens = [token]
    for (const title of ['one', 'two', 'three']) {
      const post = await writePost(member.id)
      await steward().post(`/posts/${post.id}/remove`, { reason: title, notify: true })
      tokens.push(tokenIn((await deliver())[0]))
    }
    const statuses: number[] = []
    for (const one of tokens) statuses.push((await send(one)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429])
    await wait(day)
    expect((await send(tokens[3] ?? '')).statusCode).toBe(200)
    const { data } = (await other().get('/desk/appeals')).json()
    expect(data).toHaveLength(4)
    const last = (await other().get(`/desk/appeals/${data[3].id}`)).json().data
    expect(last.earlier.map(({ action }: { action: string }) => action)).toEqual([
      'deletePost',
      'deletePost',
      'ban',
    ])
  })

  it('are answered once for a link that is used at the same time', async () => {
    const { token } = await banMember()
    const answers = await Promise.all([
      send(token, 'one'),
      send(token, 'two'),
      send(token, 'three'),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    expect(await test().db.$count(appeals)).toBe(1)
  })
})
