// Specification: 6

import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEntries, teamInvitations, users } from '../src/platform/database/schema.ts'
import { issueEmailToken, sweepInvitations } from '../src/team/invitations.ts'
import { type Browser, cookieOf, password, readEntries, type TestApp } from './helper.ts'
import { operatorOf } from './shareChain.ts'
import { shareTeamApp } from './shareTestApp.ts'

let test: TestApp
let owner: Browser
shareTeamApp((shared, browser) => {
  test = shared
  owner = browser
})

const email = 'rui.costa@example.org'
const invite = (address = email, role = 'reviewer') =>
  owner.post('/team-invitations', { email: address, role })
const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? ''
const invited = async () => {
  const { data } = (await invite()).json()
  return { id: String(data.invitation.id), token: tokenOf(data.link) }
}
const read = (token: string) => test.anonymous().post('/join-team/read', { token })
const join = (token: string, body: object = {}) =>
  test.anonymous().post('/join-team', { token, name: 'Rui Costa', password, ...body })
const noLonger = {
  message: 'This invitation is no longer valid. Ask an owner of the team for a new one.',
  code: 'unprocessable',
}

describe('an invitation', () => {
  it('is emailed, recorded, and has a link for 72 hours [ASVS 6.4.1]', async () => {
    const { data } = (await invite('Rui.Costa@Example.org')).json()
    expect(data.link).toMatch(/^http:\/\/localhost:3000\/join-team\?token=[\w-]{43}$/)
    expect(data.invitation).toMatchObject({ email, role: 'reviewer', invitedBy: 'Ana Sousa' })
    expect(Date.parse(data.invitation.expiresAt) - test.clock.now().getTime()).toBe(72 * 3600_000)
    const { rows } = await test.db.execute<{ data: object }>(sql`select data from jobs.job`)
    expect(rows.map((row) => row.data)).toContainEqual(
      expect.objectContaining({
        template: 'team-invitation',
        email,
        invitationId: data.invitation.id,
      }),
    )
    const [entry] = (await owner.get('/record?kinds=team.invite')).json().data
    expect(entry).toMatchObject({
      subject: null,
      changes: [
        { field: 'email', before: null, after: email },
        { field: 'teamRole', before: null, after: 'reviewer' },
      ],
      undo: { state: 'never' },
    })
  })

  it('is refused for an address with an account, with an open invitation, or without an @', async () => {
    const member = await test.createUser()
    expect((await invite(member.email.toUpperCase())).json()).toEqual({
      message: 'This address already has an account',
      code: 'conflict',
    })
    expect((await invite()).statusCode).toBe(200)
    expect((await invite()).json()).toEqual({
      message: 'This address already has an invitation. You can send it again.',
      code: 'conflict',
    })
    expect((await invite('rui.costa')).statusCode).toBe(400)
    expect((await invite('new@example.org', 'king')).statusCode).toBe(400)
  })

  it('is made once by 50 calls at once', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => invite()))
    const statuses = responses.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(49)
  })

  it('gives way to a new one once it has expired, and is listed for 30 days', async () => {
    const { token } = await invited()
    test.clock.advance(72 * 3600_000 + 1)
    expect((await read(token)).json()).toEqual(noLonger)
    owner = await test.browse(owner.userId)
    expect((await owner.get('/team')).json().data.invitations).toHaveLength(1)
    expect((await invite()).statusCode).toBe(200)
    expect((await owner.get('/team')).json().data.invitations).toHaveLength(1)
  })

  it('is sent again with a new link, which ends the earlier ones', async () => {
    const { id, token } = await invited()
    const emailed = await issueEmailToken(test.database.db, id, test.clock.now())
    expect((await read(emailed?.token ?? '')).statusCode).toBe(200)
    const again = await owner.post(`/team-invitations/${id}/resend`)
    const renewed = tokenOf(again.json().data.link)
    expect((await read(token)).statusCode).toBe(422)
    expect((await read(emailed?.token ?? '')).statusCode).toBe(422)
    expect((await read(renewed)).json().data).toEqual({
      email,
      role: 'reviewer',
      invitedBy: 'Ana Sousa',
      expiresAt: again.json().data.invitation.expiresAt,
    })
  })

  it('is revoked at once', async () => {
    const { id, token } = await invited()
    expect((await owner.call('DELETE', `/team-invitations/${id}`)).statusCode).toBe(200)
    expect((await join(token)).json()).toEqual(noLonger)
    expect((await owner.call('DELETE', `/team-invitations/${id}`)).json().message).toBe(
      'This invitation has already been revoked',
    )
    expect((await owner.post(`/team-invitations/${id}/resend`)).statusCode).toBe(409)
    expect(await issueEmailToken(test.database.db, id, test.clock.now())).toBeUndefined()
    expect((await owner.post('/team-invitations/nothing/resend')).statusCode).toBe(404)
  })
})

/** The addresses that the record has of invitations. */
const recordedAddresses = async () =>
  (await readEntries(test, eq(auditEntries.action, 'team.invite'))).map(({ after }) => after?.email)

it('an invitation is deleted 30 days after its link ended, and so is its address in the record', async () => {
  await invited()
  const [email] = await recordedAddresses()
  expect(email).toMatch('@')
  const ctx = operatorOf(test)
  test.clock.advance(32 * 24 * 3600_000)
  await sweepInvitations(test.db, ctx)
  expect(await test.db.$count(teamInvitations)).toBe(1)
  expect(await recordedAddresses()).toEqual([email])
  test.clock.advance(2 * 24 * 3600_000)
  await sweepInvitations(test.db, ctx)
  expect(await test.db.$count(teamInvitations)).toBe(0)
  expect(await recordedAddresses()).toEqual([null])
})

it('an accepted invitation leaves its address in the record', async () => {
  const { token } = await invited()
  await test.anonymous().post('/join-team', { token, name: 'Rui Costa', password })
  const addresses = await recordedAddresses()
  test.clock.advance(40 * 24 * 3600_000)
  await sweepInvitations(test.db, operatorOf(test))
  expect(await test.db.$count(teamInvitations)).toBe(0)
  expect(await recordedAddresses()).toEqual(addresses)
})

describe('joining', () => {
  it('creates the account with its role and starts a partial session', async () => {
    const { token } = await invited()
    const joined = await join(token, { name: '  Rui Costa ' })
    expect(joined.json().data.user).toMatchObject({
      userName: 'Rui Costa',
      email,
      role: 'ADMIN',
      is2FAEnabled: false,
      permissions: ['members.read', 'documents.view', 'requests.decide', 'notes.write'],
    })
    const partial = test.anonymous(cookieOf(joined))
    expect((await partial.get('/account')).json().code).toBe('twoFactorRequired')
    expect((await partial.post('/auth/totp')).statusCode).toBe(200)
    const { browser } = await test.signIn(email)
    expect((await browser.get('/account')).json().data).toMatchObject({ role: 'reviewer' })
    const [entry] = (await owner.get('/record?kinds=team.join')).json().data
    expect(entry).toMatchObject({ actor: { name: 'Rui Costa' }, subject: { name: 'Rui Costa' } })
  })

  it('works once, also for 50 calls at once', async () => {
    const { token } = await invited()
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, i) => join(token, { name: `Rui ${i}` })),
    )
    const statuses = responses.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.every((status) => [200, 422, 429].includes(status))).toBe(true)
    expect(await test.db.$count(users, eq(users.email, email))).toBe(1)
    expect((await join(token)).json()).toEqual(noLonger)
  })

  it('refuses a common password, a blank name and an unknown token [ASVS 6.2.4] [ASVS 6.2.12]', async () => {
    const { token } = await invited()
    expect((await join(token, { password: 'password1' })).json().errors).toEqual([
      { field: 'password', message: 'This password is too common' },
    ])
    expect((await join(token, { name: '   ' })).json().errors).toEqual([
      { field: 'name', message: 'Please enter your name' },
    ])
    expect((await join('wrong')).json()).toEqual(noLonger)
    expect((await join(token)).statusCode).toBe(200)
  })

  it('is refused for an address that has got an account since', async () => {
    const { token } = await invited()
    await test.createUser({ email })
    const refused = await join(token)
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'This address already has an account',
    ])
    const [row] = await test.db.select().from(teamInvitations)
    expect(row?.usedAt).toBeNull()
  })

  it('tells a stranger nothing after 20 wrong tokens from one address', async () => {
    const from = '192.0.2.77'
    const guess = () => test.anonymous().post('/join-team/read', { token: 'guess' }, { from })
    for (let i = 0; i < 20; i += 1) expect((await guess()).statusCode).toBe(422)
    expect((await guess()).statusCode).toBe(429)
  })
})
