import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { appeals, appealTokens, users } from '../src/platform/database/schema.ts'
import { answer, shareAppealApp } from './shareAppealApp.ts'

const app = shareAppealApp()
const { test, steward, other, deliver, tokenIn, read, send, writePost, banMember } = app
const { appealBan, waiting, decide, wait } = app

const day = 86_400_000
const stateOf = async (token: string) => (await read(token)).json().data.state
const isBanned = async (id: string) => {
  const [user] = await test().db.select().from(users).where(eq(users.id, id))
  return user?.isBanned
}

describe('an appeal', () => {
  it('is sent from the link of the letter, answered, and told by email', async () => {
    const { member, token, entry } = await banMember()
    const page = (await read(token)).json().data
    expect(page).toMatchObject({
      state: 'ready',
      decision: { action: 'ban', reason: 'Spam', title: null, decidedAt: entry.at },
      appeal: null,
    })
    const sent = await send(token, '  <b>Not me</b>  ')
    expect(sent.json().data).toMatchObject({
      state: 'sent',
      appeal: { text: '<b>Not me</b>', outcome: null, answer: null },
    })
    const id = await waiting()
    const decided = await decide(id, { outcome: 'uphold', answer })
    expect(decided.json()).toMatchObject({
      data: {
        action: 'appeal.uphold',
        subject: { id: member.id },
        appeal: { id, state: 'upheld' },
      },
      lost: [],
    })
    const [email] = await deliver()
    expect(email?.to).toBe(member.email)
    expect(email?.text).toContain(answer)
    expect((await read(token)).json().data).toMatchObject({
      state: 'decided',
      appeal: { outcome: 'upheld', answer },
    })
    expect(await isBanned(member.id)).toBe(true)
  })

  it('overturns a ban by undoing its entry', async () => {
    const { member, entry, token, id } = await appealBan()
    const decided = await decide(id, { outcome: 'overturn' })
    expect(decided.json().lost).toEqual([{ kind: 'sessions', at: entry.at }])
    expect(await isBanned(member.id)).toBe(false)
    const record = (await other().get('/record')).json().data
    expect(record.map(({ action }: { action: string }) => action)).toEqual([
      'appeal.overturn',
      'user.ban.undo',
      'user.ban',
    ])
    expect(record[2]).toMatchObject({
      undo: { state: 'done' },
      appeal: { id, state: 'overturned' },
    })
    expect((await read(token)).json().data).toMatchObject({
      state: 'decided',
      appeal: { outcome: 'overturned', answer: null },
    })
    const [email] = await deliver()
    expect(email?.text).toContain('The decision was overturned.')
    expect(email?.text).toContain("This can't come back: where you were signed in.")
  })

  it('shows the case as it was', async () => {
    const { member, entry, id } = await appealBan()
    const { data } = (await other().get(`/desk/appeals/${id}`)).json()
    expect(data).toMatchObject({
      id,
      state: 'open',
      action: 'ban',
      text: 'Those posts were not mine.',
      member: { id: member.id, isBanned: true, isDeleted: false },
      entry: { id: entry.id, reason: 'Spam', actor: { id: steward().userId } },
      deciderRole: 'owner',
      post: null,
      isLifted: false,
      mayDecide: true,
      hasNobodyElse: false,
      decision: null,
      earlier: [],
    })
    const { appeals } = (await other().get('/desk')).json().data
    expect(appeals.waiting).toBe(1)
    expect((await other().get('/numbers')).json().data.queues.appeals).toEqual({
      ...appeals,
      ages: { today: 1, week: 0, month: 0, older: 0 },
    })
  })

  it('can be made once for each decision', async () => {
    const { token } = await appealBan()
    const again = await send(token, 'Once more')
    expect(again.statusCode).toBe(409)
    expect(again.json()).toMatchObject({
      code: 'alreadyAppealed',
      data: { state: 'sent', appeal: { text: 'Those posts were not mine.' } },
    })
  })

  it('is refused once the decision was undone', async () => {
    const { token, entry } = await banMember()
    await steward().post(`/record/${entry.id}/undo`)
    expect((await send(token)).json()).toMatchObject({
      code: 'alreadyLifted',
      data: { state: 'lifted' },
    })
  })

  it('stores no token, only its hash', async () => {
    const { token } = await banMember()
    const rows = await test().db.select().from(appealTokens)
    expect(token).toHaveLength(43)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it.each([
    ['no text', ''],
    ['a blank text', '   '],
    ['2,001 characters', 'x'.repeat(2001)],
    ['half a character', 'half \ud800'],
  ])('refuses %s', async (_name, text) => {
    const { token } = await banMember()
    const refused = await send(token, text)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors[0].field).toBe('text')
    expect(await test().db.$count(appeals)).toBe(0)
  })

  it('gives one answer to every wrong token, and stops after five in an hour', async () => {
    const { token } = await banMember()
    await test().db.execute(sql`update appeal_tokens set expires_at = now() - interval '10 years'`)
    const { email } = await test().createUser()
    await test().anonymous().post('/auth/forgot-password', { email })
    const [reset] = await deliver()
    const ofReset = /token=(\S+)/.exec(reset?.text ?? '')?.[1] ?? ''
    const from = '198.51.100.7'
    for (const wrong of [token, ofReset, 'unknown', 'x', 'y']) {
      const refused = await read(wrong, from)
      expect([refused.statusCode, refused.json()]).toEqual([
        422,
        { message: 'This link is invalid or has expired', code: 'unprocessable' },
      ])
    }
    expect((await read('z', from)).statusCode).toBe(429)
  })

  it('is too late after the time to appeal, and unknown a month later', async () => {
    const { token } = await banMember()
    await wait(180 * day)
    expect(await stateOf(token)).toBe('over')
    expect((await send(token)).json().code).toBe('appealOver')
    await wait(30 * day)
    expect((await read(token)).statusCode).toBe(422)
  })

  it('is about a deleted post, and brings it back', async () => {
    const member = await test().createUser()
    const post = await writePost(member.id)
    await steward().post(`/posts/${post.id}/remove`, { reason: 'Spam', notify: true })
    const [letter] = await deliver()
    await send(tokenIn(letter))
    const id = await waiting()
    expect((await other().get(`/desk/appeals/${id}`)).json().data).toMatchObject({
      action: 'deletePost',
      post: { title: 'Cheap watches', description: 'Only today.' },
      lost: [],
    })
    expect((await decide(id, { outcome: 'overturn' })).statusCode).toBe(200)
    expect((await other().get(`/posts`)).json().data).toContainEqual(
      expect.objectContaining({ id: post.id }),
    )
  })
})
