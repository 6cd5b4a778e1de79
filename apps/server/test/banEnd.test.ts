import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { purgeDeleted } from '../src/process/purgeDeleted.ts'
import { banned, day, free, second, shareBanApp } from './shareBanApp.ts'

const bans = shareBanApp()
const { test, admin, inFuture, wait, ban, unban, undo, newest } = bans
const { readUser, actionsOn, ordered, lift, liftAll, letters } = bans

describe('the end of a ban', () => {
  it('lifts it, with an entry without an actor, and once', async () => {
    const { id } = await test().createUser()
    const until = inFuture(day)
    await ban(id, { until })
    await wait(day)
    const [job] = await ordered()
    if (!job) throw new Error('there is no job')
    await Promise.all(Array.from({ length: 50 }, () => lift(job)))
    expect(await readUser(id)).toEqual(free)
    expect(await actionsOn(id)).toEqual(['user.ban', 'user.ban-end'])
    const [entry] = (await admin().get('/record?kinds=user.ban-end')).json().data
    expect(entry).toMatchObject({
      action: 'user.ban-end',
      actor: null,
      reason: null,
      changes: [
        { field: 'isBanned', before: 'true', after: 'false' },
        { field: 'bannedUntil', before: until, after: null },
      ],
    })
    expect(await letters()).toEqual([])
  })

  it.each([
    ['if the ban did', true, ['member-notice', 'ban-ended']],
    ['not if the ban did not', false, []],
  ])('emails the member, %s', async (_name, notify, expected) => {
    const { id } = await test().createUser()
    await ban(id, { until: inFuture(day), notify })
    await wait(day)
    await liftAll()
    expect(await letters()).toEqual(expected)
  })

  it('waits while the clock of the server is behind', async () => {
    const { id } = await test().createUser()
    const until = inFuture(day)
    await ban(id, { until })
    await wait(day - 1)
    await liftAll()
    expect(await readUser(id)).toEqual(banned(until))
    // Another job, for the rest of the time.
    expect(await ordered()).toHaveLength(2)
    await wait(1)
    await liftAll()
    expect(await actionsOn(id)).toEqual(['user.ban', 'user.ban-end'])
  })

  it('is kept in the queue for as long as no server runs', async () => {
    await ban((await test().createUser()).id, { until: inFuture(day) })
    const { rows } = await test().db.execute(
      sql`select start_after > now() + interval '23 hours' as waits,
        keep_until > now() + interval '9 years' as stays from jobs.job where name = 'liftBan'`,
    )
    expect(rows).toEqual([{ waits: true, stays: true }])
  })

  it.each([
    ['an un-ban', (id: string) => unban(id)],
    ['an undoing', async () => undo((await newest()).id)],
    ['a ban without an end', (id: string) => ban(id, { until: null })],
    ['a later end', (id: string) => ban(id, { until: inFuture(2 * day) })],
  ])('changes nothing after %s', async (_name, act) => {
    const { id } = await test().createUser()
    await ban(id, { until: inFuture(day) })
    expect((await act(id)).statusCode).toBe(200)
    const before = await readUser(id)
    await wait(day)
    await liftAll()
    expect(await readUser(id)).toEqual(before)
    expect(await actionsOn(id)).not.toContain('user.ban-end')
  })

  it('lets go of a member who is in the trash, without an email', async () => {
    const { id } = await test().createUser()
    await ban(id, { until: inFuture(day), notify: true })
    const deleted = (await admin().post(`/users/${id}/remove`, {})).json().data
    await wait(2 * day)
    await liftAll()
    expect(await letters()).toEqual(['member-notice'])
    expect((await undo(deleted.id)).statusCode).toBe(200)
    expect(await readUser(id)).toEqual(free)
  })

  it('changes nothing for a member who is gone', async () => {
    const { id } = await test().createUser()
    await ban(id, { until: inFuture(60 * day) })
    await admin().post(`/users/${id}/remove`, {})
    await wait(61 * day)
    await purgeDeleted(test().db, test().outgoing.jobs, test().clock.now())
    await liftAll()
    expect(await actionsOn(id)).toEqual(['user.ban', 'user.delete'])
  })
})

describe('undoing', () => {
  it('an end bans the member again, without an end', async () => {
    const { id } = await test().createUser()
    await ban(id, { until: inFuture(day) })
    await wait(day)
    await liftAll()
    const undone = await undo((await newest()).id)
    expect(undone.json().data).toMatchObject({ action: 'user.ban-end.undo' })
    await liftAll()
    expect(await readUser(id)).toEqual(banned(null))
    expect((await undo(undone.json().data.id)).json().data).toMatchObject({
      action: 'user.ban-end',
      actor: { id: admin().userId },
    })
    expect(await readUser(id)).toEqual(free)
  })

  it('an end needs the permission to ban', async () => {
    const { id } = await test().createUser()
    await ban(id, { until: inFuture(day) })
    await wait(day)
    await liftAll()
    const end = await newest()
    const reviewer = await test().createUser({ role: 'admin', teamRole: 'reviewer' })
    const answer = await (await test().browse(reviewer.id)).post(`/record/${end.id}/undo`)
    expect(answer.statusCode).toBe(403)
    expect(await readUser(id)).toEqual(free)
  })

  it.each([
    ['before the end keeps the end', 0, (until: string) => banned(until)],
    ['after the end bans without an end', 2 * day, () => banned(null)],
  ])('an un-ban %s', async (_name, passed, expected) => {
    const { id } = await test().createUser()
    const until = inFuture(day)
    await ban(id, { until, notify: true })
    const lifted = (await unban(id)).json().data
    await wait(passed)
    const { data } = (await undo(lifted.id)).json()
    expect(await readUser(id)).toEqual(expected(until))
    expect(data.changes).toContainEqual({
      field: 'bannedUntil',
      before: null,
      after: expected(until).until,
    })
    expect(data.undo.state).toBe('possible')
    await wait(day)
    await liftAll()
    expect(await readUser(id)).toEqual(passed === 0 ? free : banned(null))
    expect(await letters()).toEqual(['member-notice', ...(passed === 0 ? ['ban-ended'] : [])])
  })

  it('another end brings the earlier end back, which may be over', async () => {
    const { id } = await test().createUser()
    const until = inFuture(day)
    await ban(id, { until })
    const longer = (await ban(id, { until: inFuture(9 * day) })).json().data
    await wait(2 * day)
    await liftAll()
    await undo(longer.id)
    expect(await readUser(id)).toEqual(banned(until))
    await liftAll()
    expect(await readUser(id)).toEqual(free)
  })
})

it('ends no earlier and no later, whatever is done in between and whenever jobs run', async () => {
  const acts: Record<string, (id: string, days: number) => Promise<unknown>> = {
    ban: (id, days) => ban(id, { until: inFuture(days * day) }),
    banForGood: (id) => ban(id, { until: null }),
    unban,
    delete: (id) => admin().post(`/users/${id}/remove`, {}),
    undo: async (id) => {
      const [last] = (await admin().get(`/record?subject=${id}&limit=1`)).json().data
      if (last) await undo(last.id)
    },
    wait: (_id, days) => wait(days * day),
  }
  const step = fc.tuple(fc.constantFrom(...Object.keys(acts)), fc.integer({ min: 1, max: 9 }))
  const property = fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
    const { id } = await test().createUser()
    await test().db.execute(sql`delete from jobs.job`)
    for (const [name, days] of steps) {
      await acts[name]?.(id, days)
      // Every change takes a point of a limit.
      await wait(11 * 60 * second)
      const before = await readUser(id)
      const isOver = before.until !== null && new Date(before.until) <= test().clock.now()
      await liftAll()
      expect(await readUser(id)).toEqual(isOver ? free : before)
    }
  })
  await fc.assert(property, { numRuns: 15, seed: 11 })
})
