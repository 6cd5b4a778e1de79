// Specification: 6

import { eq } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { beforeEach, describe, expect, it } from 'vitest'
import { issueToken } from '../src/auth/oneTimeTokens.ts'
import { passkeys, sessions, teamInvitations, users } from '../src/platform/database/schema.ts'
import { issueEmailToken } from '../src/team/invitations.ts'
import {
  changeAdministrator,
  endAdministrator,
  inviteAdministrator,
  resetAccount,
  revokeAccountSessions,
} from '../src/team/operators.ts'
import { type Browser, password, type TestApp, testKeys } from '../test/helper.ts'
import { shareTeamApp } from '../test/shareTestApp.ts'

/* An invitation that its sender keeps as a way back into the team. */

let test: TestApp
let owner: Browser
shareTeamApp((shared, browser) => {
  test = shared
  owner = browser
})

const email = 'way.back@example.org'
const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? ''
const read = (token: string) => test.anonymous().post('/join-team/read', { token })
const join = (token: string) =>
  test.anonymous().post('/join-team', { token, name: 'Eve', password })
const refusal = {
  message: 'This invitation is no longer valid. Ask an owner of the team for a new one.',
  code: 'unprocessable',
}

interface Inviter {
  readonly id: string
  readonly email: string
  /** The session that sent the invitation. */
  readonly browser: Browser
}
let inviter: Inviter
beforeEach(async () => {
  const account = await test.createUser({ role: 'admin', teamRole: 'viewer' })
  expect(
    (await owner.call('PUT', `/team/${account.id}`, { body: { role: 'owner' } })).statusCode,
  ).toBe(200)
  inviter = { ...account, browser: await test.browse(account.id) }
})

/** Invites an owner. Returns both tokens: of the answer and of the email. */
const invite = async (role = 'owner'): Promise<readonly string[]> => {
  const { data } = (await inviter.browser.post('/team-invitations', { email, role })).json()
  const emailed = await issueEmailToken(test.database.db, data.invitation.id, test.clock.now())
  return [tokenOf(data.link), emailed?.token ?? '']
}

const expectDead = async (tokens: readonly string[]): Promise<void> => {
  for (const token of tokens) {
    expect((await read(token)).json()).toEqual(refusal)
    expect((await join(token)).json()).toEqual(refusal)
  }
  expect(await test.db.$count(users, eq(users.email, email))).toBe(0)
  // An email that waits in the queue has no link either.
  const [row] = await test.db.select().from(teamInvitations)
  if (row) expect(await issueEmailToken(test.database.db, row.id, test.clock.now())).toBeUndefined()
}

const operator = () => ({
  actor: undefined,
  vault: testKeys,
  now: test.clock.now,
  request: { id: 'cli', ip: 'local' },
  jobs: test.outgoing.jobs,
})
const newest = async (kind: string): Promise<string> =>
  (await owner.get(`/record?kinds=${kind}&subject=${inviter.id}`)).json().data[0].id
const undoNewest = async (kind: string) => owner.post(`/record/${await newest(kind)}/undo`)
const setRole = (role: string) => owner.call('PUT', `/team/${inviter.id}`, { body: { role } })
const suspend = () => owner.post(`/team/${inviter.id}/suspend`)

/** What takes the right to invite from a person. */
const losses: Readonly<Record<string, () => Promise<unknown>>> = {
  demoted: () => setRole('steward'),
  suspended: suspend,
  ended: () => owner.post(`/team/${inviter.id}/end`),
  'demoted by undoing the promotion': () => undoNewest('team.role'),
  'demoted by an operator': () =>
    changeAdministrator(test.db, operator(), { email: inviter.email, role: 'viewer' }),
  'ended by an operator': () => endAdministrator(test.db, operator(), inviter.email),
  'banned by another backend': () =>
    test.db.update(users).set({ isBanned: true }).where(eq(users.id, inviter.id)),
  'put into the trash by another backend': () =>
    test.db.update(users).set({ deletedAt: test.clock.now() }).where(eq(users.id, inviter.id)),
  'removed for good': () => test.db.delete(users).where(eq(users.id, inviter.id)),
}

describe('an owner makes no new owner by a link', () => {
  it.each(Object.entries(losses))('after they were %s', async (_name, lose) => {
    const tokens = await invite()
    expect((await read(tokens[0] ?? '')).statusCode).toBe(200)
    await lose()
    await expectDead(tokens)
  })

  it('after a suspension is done again by undoing its undoing', async () => {
    await suspend()
    await undoNewest('team.suspend')
    inviter = { ...inviter, browser: await test.browse(inviter.id) }
    const tokens = await invite()
    expect((await undoNewest('team.suspend')).statusCode).toBe(200)
    await expectDead(tokens)
  })

  it.each(['viewer', 'steward'])('of a %s either', async (role) => {
    const tokens = await invite(role)
    await setRole('viewer')
    await expectDead(tokens)
  })

  it('after they got the role or the access back', async () => {
    const tokens = await invite()
    await setRole('viewer')
    await setRole('owner')
    await expectDead(tokens)
    const others = await invite()
    await suspend()
    await owner.post(`/team/${inviter.id}/resume`)
    await expectDead(others)
  })

  it('that they had sent again for somebody else', async () => {
    const { data } = (await owner.post('/team-invitations', { email, role: 'owner' })).json()
    const again = await inviter.browser.post(`/team-invitations/${data.invitation.id}/resend`)
    await setRole('viewer')
    await expectDead([tokenOf(again.json().data.link), tokenOf(data.link)])
  })
})

/** What a person does, or others do for them, after their session or a means of sign-in was stolen. */
const cures: Readonly<Record<string, () => Promise<unknown>>> = {
  'their password is reset': async () => {
    const token = await test.db.transaction((tx) =>
      issueToken(tx, 'reset', inviter, test.clock.now()),
    )
    return test.anonymous().post('/auth/reset-password', { token, password: 'battery staple 7' })
  },
  'they change the password': async () => {
    const body = { current: password, password: 'battery staple 7' }
    return (await test.browse(inviter.id)).call('PUT', '/account/password', { body })
  },
  'they sign out the other sessions': async () =>
    (await test.browse(inviter.id)).post('/account/sessions/end-others'),
  'they end one of their sessions': async () => {
    const mine = await test.browse(inviter.id)
    const [stolen] = await test.db.select().from(sessions).where(eq(sessions.userId, inviter.id))
    return mine.call('DELETE', `/account/sessions/${stolen?.id}`)
  },
  'they set up another authenticator': async () => {
    const mine = await test.browse(inviter.id)
    const { secret } = (await mine.post('/auth/totp')).json()
    return mine.post('/auth/totp-verify', { token: generateSync({ secret }) })
  },
  'they remove a passkey': async () => {
    const key = {
      userId: inviter.id,
      publicKey: '',
      counter: 0,
      isSynced: false,
      name: 'Key',
      host: 'localhost',
    }
    const [stolen] = await test.db
      .insert(passkeys)
      .values(['one', 'other'].map((credentialId) => ({ ...key, credentialId })))
      .returning()
    return inviter.browser.call('DELETE', `/account/passkeys/${stolen?.id}`)
  },
  'they make new recovery codes': () => inviter.browser.post('/account/recovery-codes'),
  'another owner resets their second factor': () =>
    owner.post(`/team/${inviter.id}/reset-second-factor`),
  'an operator resets their second factor': () =>
    resetAccount(test.db, operator(), { ...inviter, role: 'admin' }),
  'an operator ends their sessions': () =>
    revokeAccountSessions(test.db, operator(), { id: inviter.id }),
  'an operator ends all sessions': () => revokeAccountSessions(test.db, operator(), undefined),
}

describe('a stolen session of an owner makes no new owner', () => {
  it.each(Object.entries(cures))('after %s', async (_name, cure) => {
    const tokens = await invite()
    const done = await cure()
    if (done && typeof done === 'object' && 'statusCode' in done) expect(done.statusCode).toBe(200)
    await expectDead(tokens)
  })

  it('and its invitation is shown as ended, so that an owner can send it again', async () => {
    await invite()
    await revokeAccountSessions(test.db, operator(), { id: inviter.id })
    const [listed] = (await owner.get('/team')).json().data.invitations
    expect(Date.parse(listed.expiresAt)).toBeLessThanOrEqual(test.clock.now().getTime())
    const again = await owner.post(`/team-invitations/${listed.id}/resend`)
    expect(again.json().data.invitation.invitedBy).toBe('Ana Sousa')
    expect((await join(tokenOf(again.json().data.link))).statusCode).toBe(200)
  })

  it('and its invitation gives way to a new one of the same address', async () => {
    await invite()
    await revokeAccountSessions(test.db, operator(), { id: inviter.id })
    expect((await owner.post('/team-invitations', { email, role: 'viewer' })).statusCode).toBe(200)
  })
})

describe('an invitation stays', () => {
  it('when another owner has sent it again before its first sender is demoted', async () => {
    await invite()
    const [listed] = (await owner.get('/team')).json().data.invitations
    const again = await owner.post(`/team-invitations/${listed.id}/resend`)
    await setRole('viewer')
    expect((await join(tokenOf(again.json().data.link))).statusCode).toBe(200)
  })

  it('when an operator sent it, whoever is demoted', async () => {
    const token = await inviteAdministrator(test.db, operator(), { email, role: 'owner' })
    await setRole('viewer')
    expect((await join(token)).statusCode).toBe(200)
  })

  it('when its sender signs out', async () => {
    const [token = ''] = await invite()
    await inviter.browser.get('/auth/logout', {
      headers: { 'x-requested-with': 'hearth', 'sec-fetch-site': 'same-origin' },
    })
    expect((await join(token)).statusCode).toBe(200)
  })
})
