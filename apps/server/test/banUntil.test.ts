import { describe, expect, it } from 'vitest'
import { createTestApp, password } from './helper.ts'
import { banned, day, free, second, shareBanApp } from './shareBanApp.ts'

const { test, admin, inFuture, ban, readUser, entriesOn, actionsOn, ordered, liftAll, letters } =
  shareBanApp()

describe('a ban with an end', () => {
  it('names the end in its entry, in the list and on the page of the member', async () => {
    const { id } = await test().createUser()
    const until = inFuture(day)
    const answer = await ban(id, { reason: 'Spam', until })
    expect(answer.json().data.changes).toEqual([
      { field: 'isBanned', before: 'false', after: 'true' },
      { field: 'bannedUntil', before: null, after: until },
    ])
    expect(await readUser(id)).toEqual(banned(until))
    expect((await admin().get(`/users/${id}`)).json().data.bannedUntil).toBe(until)
    const [listed] = (await admin().get('/users?isBanned=true&limit=1')).json().data
    expect(listed).toMatchObject({ id, status: 'banned', bannedUntil: until })
  })

  it('is the same moment in every notation', async () => {
    const { id } = await test().createUser()
    await ban(id, { until: '2031-01-01T12:00:00.000+02:00' })
    expect(await readUser(id)).toEqual(banned('2031-01-01T10:00:00.000Z'))
    await ban(id, { until: '2031-01-01T10:00:00Z' })
    expect(await actionsOn(id)).toEqual(['user.ban'])
  })

  it.each([
    ['the past', () => inFuture(-second), 422, 'Must be in the future'],
    ['now', () => inFuture(0), 422, 'Must be in the future'],
    ['six years', () => inFuture(6 * 366 * day), 422, 'Must be within 5 years'],
    ['a day', () => '2031-01-01', 400, expect.stringContaining('Must be a date and time')],
    ['no date', () => 'tomorrow', 400, expect.stringContaining('Must be a date and time')],
    ['no day', () => '2031-02-30T00:00:00Z', 400, expect.stringContaining('Must be a date')],
    ['empty', () => '', 400, expect.stringContaining('Must be a date and time')],
    ['a number', () => 1_900_000_000_000, 400, 'Must be text'],
    ['a list', () => [inFuture(day)], 400, 'Must be text'],
  ])('is refused by name: %s', async (_name, makeUntil, status, message) => {
    const { id } = await test().createUser()
    const body = { until: makeUntil(), reason: 'Spam', notify: true }
    const answer = await ban(id, body)
    expect(answer.statusCode).toBe(status)
    expect(answer.json().errors).toEqual([{ field: 'until', message }])
    expect(await readUser(id)).toEqual(free)
    expect(await ordered()).toEqual([])
    const email = { action: 'ban', subjectId: id, until: body.until }
    const preview = await admin().post('/emails/preview', email)
    expect(preview.json().errors).toEqual([{ field: 'until', message }])
  })

  it('exists neither for an un-ban nor for other emails', async () => {
    const { id } = await test().createUser({ isBanned: true })
    const until = inFuture(day)
    const answer = await admin().post(`/users/${id}/un-ban`, { until })
    expect(answer.json().errors).toEqual([{ field: 'until', message: 'Is not a known field' }])
    const preview = await admin().post('/emails/preview', { action: 'unban', subjectId: id, until })
    expect(preview.json().errors).toEqual([{ field: 'until', message: 'Only a ban has an end' }])
  })

  it('is unknown without the feature', async () => {
    const bare = await createTestApp({ env: { FEATURES: 'none' } })
    const steward = await bare.browseAsAdmin()
    const user = { isBanned: true, bannedUntil: new Date('2031-01-01') }
    const { id, email } = await bare.createUser(user)
    expect((await steward.post(`/users/${id}/ban`, { until: null })).statusCode).toBe(404)
    for (const path of [`/users/${id}`, '/users']) {
      expect((await steward.get(path)).body).not.toContain('bannedUntil')
    }
    const signIn = await bare.anonymous().post('/auth/signin', { email, password })
    expect(signIn.json().message).toBe('Invalid email or password')
    await bare.close()
  })
})

describe('another ban of a banned member', () => {
  it.each([
    ['a later end', () => inFuture(3 * day)],
    ['an earlier end', () => inFuture(day)],
    ['no end', () => null],
  ])('replaces the own end by %s, with an entry of its own', async (_name, makeUntil) => {
    const { id } = await test().createUser()
    const before = inFuture(2 * day)
    await ban(id, { until: before })
    const until = makeUntil()
    const answer = await ban(id, { until, reason: 'Again', notify: true })
    expect(answer.json().data.changes).toContainEqual({
      field: 'bannedUntil',
      before,
      after: until,
    })
    expect(await readUser(id)).toEqual(banned(until))
    expect(await letters()).toEqual(['member-notice'])
  })

  it('keeps the end if it says nothing about it', async () => {
    const { id } = await test().createUser()
    const until = inFuture(day)
    await ban(id, { until })
    await ban(id, { reason: 'Spam' })
    await admin().get(`/users/ban/${id}`)
    expect(await readUser(id)).toEqual(banned(until))
    expect(await actionsOn(id)).toEqual(['user.ban'])
  })

  it.each([
    ['a later end', () => inFuture(3 * day), 200],
    ['no end', () => null, 200],
    ['an earlier end', () => inFuture(day), 409],
  ])('of somebody else may have %s: %s', async (_name, makeUntil, status) => {
    const { id } = await test().createUser()
    const before = inFuture(2 * day)
    const ana = await test().createUser({ role: 'admin', fullName: 'Ana Duarte' })
    await ban(id, { until: before }, await test().browse(ana.id))
    const until = makeUntil()
    const answer = await ban(id, { until })
    expect(answer.statusCode).toBe(status)
    expect(await readUser(id)).toEqual(banned(status === 200 ? until : before))
    if (status === 409) {
      expect(answer.json().message).toMatch(/^Already banned by Ana Duarte, \d\d:\d\d UTC$/)
      expect(answer.json().entry).toMatchObject({ action: 'user.ban', actor: { id: ana.id } })
    }
  })

  it('never ends an endless ban of somebody else', async () => {
    const { id } = await test().createUser()
    await ban(id, { reason: 'Spam' }, await test().browseAsAdmin())
    expect((await ban(id, { until: inFuture(day) })).statusCode).toBe(409)
    expect(await readUser(id)).toEqual(banned(null))
  })

  it('is one of 50 at the same time, and the last one holds', async () => {
    const { id } = await test().createUser()
    const ends = Array.from({ length: 50 }, (_, n) => inFuture(((n * 7) % 50) * day + day))
    const answers = await Promise.all(ends.map((until) => ban(id, { until })))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const entries = await entriesOn(id)
    expect(entries).toHaveLength(50)
    // Each entry begins where another one ended, down to the state that holds now.
    const befores = new Set(entries.map(({ before }) => before?.bannedUntil))
    const last = entries.map(({ after }) => after?.bannedUntil).filter((end) => !befores.has(end))
    expect(last).toEqual([(await readUser(id)).until])
    test().clock.advance(60 * day)
    await liftAll()
    expect((await actionsOn(id)).filter((action) => action === 'user.ban-end')).toHaveLength(1)
  })
})

describe('sign-in', () => {
  const signIn = (email: string, typed = password) =>
    test().anonymous().post('/auth/signin', { email, password: typed, role: 'ADMIN' })

  it('says until when, only after the right password', async () => {
    const { id, email } = await test().createUser()
    await ban(id, { until: '2030-12-12T10:21:30.000Z' })
    const answer = await signIn(email)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({
      message: 'This account is banned until 12 December 2030 at 10:22 (UTC)',
      code: 'badCredentials',
    })
    const unknown = await signIn('nobody@example.org')
    expect((await signIn(email, 'wrong horse 9')).body).toBe(unknown.body)
  })

  it('says nothing about a ban without an end', async () => {
    const { id, email } = await test().createUser()
    await ban(id, { reason: 'Spam' })
    expect((await signIn(email)).json().message).toBe('Invalid email or password')
  })
})
