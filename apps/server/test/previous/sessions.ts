import { generateSync } from 'otplib'
import { expect } from 'vitest'
import { password } from '../helper.ts'
import { createAuthenticator } from '../softAuthenticator.ts'
import type { Side } from './side.ts'
import type { World } from './world.ts'

interface Made {
  data: { id: string }
}
interface Invited {
  data: { invitation: { id: string } }
}
interface Challenge {
  data: { challenge: string }
}

const signIn = (side: Side, email: string, secret = password) =>
  side.signIn('/auth/signin', { email, password: secret, role: 'ADMIN' })

/** Signs in on one server and continues on the other. */
export const shareSessions = async (a: Side, b: Side, world: World): Promise<void> => {
  const { email } = await world.createUser({ role: 'admin' })
  const partial = await signIn(a, email)
  const { secret } = await b.post<{ secret: string }>('/auth/totp', undefined, partial)
  const full = await a.signIn('/auth/totp-verify', { token: generateSync({ secret }) }, partial)
  expect(await b.status('GET', '/users', full)).toBe(200)
  await a.call('GET', '/auth/logout', undefined, full)
  expect(await b.status('GET', '/users', full)).toBe(401)

  await a.post('/auth/forgot-password', { email }, '')
  const { token } = await world.emailTo(email, 'reset')
  await b.post('/auth/reset-password', { token, password: 'battery staple 7' }, '')
  await signIn(a, email, 'battery staple 7')
}

/** Uses links and keys of one server on the other. */
export const shareKeys = async (a: Side, b: Side, world: World): Promise<void> => {
  const unverified = await world.createUser({
    isVerified: false,
    isEmailVerified: false,
    status: 'unverified_email',
  })
  await world.command('email:verify', '--email', unverified.email)
  const { token } = await world.emailTo(unverified.email, 'verify')
  await a.call('GET', `/auth/verify-email/?token=${token}`, undefined, '')
  await b.shows(`/users/${unverified.id}`, '"isEmailVerified":true')

  const leaving = await world.createUser()
  await a.post('/users/generate-key', { email: leaving.email }, '')
  const { token: securityKey } = await world.emailTo(leaving.email, 'delete-key')
  await b.post('/users/delete-user', { email: leaving.email, securityKey }, '')
  expect(await a.status('GET', `/users/${leaving.id}`)).toBe(404)

  const asking = await world.createUser()
  await a.post('/my-data/key', { email: asking.email }, '')
  const { token: dataKey } = await world.emailTo(asking.email, 'data-key')
  const order = { email: asking.email, securityKey: dataKey, language: 'en' }
  await b.post('/my-data', order, '')
  const archive = await world.emailTo(asking.email, 'own-data')
  await a.post('/my-data/read', { token: archive.token }, '')
}

/** Changes the account of a person on one server, and reads it on the other. */
export const shareAccount = async (a: Side, b: Side, world: World): Promise<void> => {
  const { id, email } = await world.createUser({ role: 'admin' })
  const browsing = await world.browse(id)
  const authenticator = createAuthenticator()
  const created = await a.post<Challenge>('/account/passkeys/options', undefined, browsing)
  const first = { name: 'Laptop', response: authenticator.create(created.data.challenge) }
  // The first passkey of an account gives the session another cookie.
  const session = await b.signIn('/account/passkeys', first, browsing)
  const next = await b.post<Challenge>('/account/passkeys/options', undefined, session)
  const second = { name: 'Key', response: createAuthenticator().create(next.data.challenge) }
  const passkey = await a.post<Made>('/account/passkeys', second, session)
  const path = `/account/passkeys/${passkey.data.id}`
  await a.call('PUT', path, { name: 'Old key' }, session)
  const shown = await b.call('GET', '/account', undefined, session)
  expect(JSON.stringify(shown)).toContain('Old key')

  const { data } = await a.post<{ data: { codes: string[] } }>(
    '/account/recovery-codes',
    undefined,
    session,
  )
  const partial = await signIn(b, email)
  const asked = await a.post<Challenge>('/auth/passkey/options', undefined, partial)
  const answer = { response: authenticator.get(asked.data.challenge) }
  const other = await b.signIn('/auth/passkey', answer, partial)
  expect(await a.status('GET', '/users', other)).toBe(200)
  const third = await b.signIn('/auth/recovery', { code: data.codes[0] }, await signIn(a, email))
  expect(await a.status('GET', '/users', third)).toBe(200)

  const { data: account } = await a.call<{ data: { sessions: { id: string }[] } }>(
    'GET',
    '/account',
    undefined,
    third,
  )
  const [, ended] = account.sessions
  await a.call('DELETE', `/account/sessions/${ended?.id}`, undefined, third)
  await b.post('/account/sessions/end-others', undefined, third)
  expect(await a.status('GET', '/users', other)).toBe(401)
  await a.call('DELETE', path, undefined, third)
  const words = { current: password, password: 'battery staple 7' }
  await a.call('PUT', '/account/password', words, third)
  await signIn(b, email, 'battery staple 7')
}

/** Changes the team on one server, and reads it on the other. */
export const shareTeam = async (a: Side, b: Side, world: World): Promise<void> => {
  const email = `${crypto.randomUUID()}@example.org`
  const invited = await a.post<Invited>('/team-invitations', { email, role: 'reviewer' })
  await b.post(`/team-invitations/${invited.data.invitation.id}/resend`)
  const { token } = await world.emailTo(email, 'team-invitation', 2)
  await a.post('/join-team/read', { token }, '')
  await b.post('/join-team', { token, name: 'Rui Costa', password: 'battery staple 7' }, '')
  await a.shows('/team', email)
  const revoked = await b.post<Invited>('/team-invitations', {
    email: `no-${email}`,
    role: 'viewer',
  })
  await a.call('DELETE', `/team-invitations/${revoked.data.invitation.id}`)
  await b.lacks('/team', `no-${email}`)

  const { id } = await world.createUser({ role: 'admin', teamRole: 'viewer' })
  await a.call('PUT', `/team/${id}`, { role: 'publisher' })
  await b.shows('/team', '"role":"publisher"')
  const session = await world.browse(id)
  await a.post(`/team/${id}/suspend`)
  expect(await b.status('GET', '/account', session)).toBe(401)
  await b.post(`/team/${id}/resume`)
  await a.post(`/team/${id}/reset-second-factor`)
  await b.shows('/record?limit=1', id)
  await a.post(`/team/${id}/end`)
  await b.lacks('/team', id)
}
