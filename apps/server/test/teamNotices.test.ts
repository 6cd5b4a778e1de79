// Specification: 6

import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import {
  changeAdministrator,
  createAdministrator,
  endAdministrator,
  inviteAdministrator,
  resetAccount,
} from '../src/team/operators.ts'
import { type Browser, password, type TestApp, testKeys } from './helper.ts'
import { shareTeamApp } from './shareTestApp.ts'

let test: TestApp
let owner: Browser
shareTeamApp((shared, browser) => {
  test = shared
  owner = browser
})

const add = (teamRole: 'owner' | 'viewer') => test.createUser({ role: 'admin', teamRole })
const invited = 'rui@example.org'
const invite = async () =>
  (await owner.post('/team-invitations', { email: invited, role: 'viewer' })).json().data
const setRole = (id: string) => owner.call('PUT', `/team/${id}`, { body: { role: 'steward' } })

/** Removes the queued emails, so that only those of the next change are seen. */
const forget = () => test.db.execute(sql`delete from jobs.job`)

const operator = () => ({
  actor: undefined,
  vault: testKeys,
  now: test.clock.now,
  request: { id: 'cli', ip: 'local' },
  jobs: test.outgoing.jobs,
})

/** Every change in the team. Each returns the address of the person, if there is an account. */
const changes: Readonly<Record<string, () => Promise<string | undefined>>> = {
  'an invitation': async () => {
    await invite()
    return undefined
  },
  'an invitation that is sent again': async () => {
    const { invitation } = await invite()
    await forget()
    await owner.post(`/team-invitations/${invitation.id}/resend`)
    return undefined
  },
  'an invitation that is revoked': async () => {
    const { invitation } = await invite()
    await forget()
    await owner.call('DELETE', `/team-invitations/${invitation.id}`)
    return undefined
  },
  'a person who joins': async () => {
    const { link } = await invite()
    await forget()
    const token = new URL(link).searchParams.get('token')
    await test.anonymous().post('/join-team', { token, name: 'Rui', password })
    return invited
  },
  'a role': async () => {
    const { id, email } = await add('viewer')
    await setRole(id)
    return email
  },
  'a suspension': async () => {
    const { id, email } = await add('viewer')
    await owner.post(`/team/${id}/suspend`)
    return email
  },
  'the end of a suspension': async () => {
    const { id, email } = await test.createUser({ role: 'admin', suspendedAt: new Date() })
    await owner.post(`/team/${id}/resume`)
    return email
  },
  'the end of access': async () => {
    const { id, email } = await add('viewer')
    await owner.post(`/team/${id}/end`)
    return email
  },
  'a reset of the second factor': async () => {
    const { id, email } = await add('viewer')
    await owner.post(`/team/${id}/reset-second-factor`)
    return email
  },
  'a change that is undone': async () => {
    const { id, email } = await add('viewer')
    await setRole(id)
    await forget()
    const [entry] = (await owner.get('/record?kinds=team.role')).json().data
    await owner.post(`/record/${entry.id}/undo`)
    return email
  },
  'an invitation by an operator': async () => {
    await inviteAdministrator(test.db, operator(), { email: invited, role: 'viewer' })
    return undefined
  },
  'a role by an operator': async () => {
    const { email } = await add('viewer')
    await changeAdministrator(test.db, operator(), { email, role: 'steward' })
    return email
  },
  'the end of access by an operator': async () => {
    const { email } = await add('viewer')
    await endAdministrator(test.db, operator(), email)
    return email
  },
  'a reset of the second factor by an operator': async () => {
    const person = await add('viewer')
    await resetAccount(test.db, operator(), person)
    return person.email
  },
  'an administrator whom an operator creates': async () => {
    await createAdministrator(test.db, operator(), {
      email: invited,
      fullName: 'Rui Costa',
      passwordHash: 'none',
    })
    return invited
  },
}

it.each(Object.entries(changes))(
  'the person and all owners get an email about %s',
  async (_name, change) => {
    const other = await add('owner')
    await test.createUser({ role: 'admin', suspendedAt: new Date() })
    const { rows: owners } = await test.db.execute<{ email: string }>(
      sql`select email from users where id in (${owner.userId}, ${other.id})`,
    )
    const person = await change()
    const { rows: sent } = await test.db.execute<{ email: string }>(
      sql`select data ->> 'email' as email from jobs.job where data ->> 'template' = 'team-notice'`,
    )
    const expected = [...owners.map(({ email }) => email), ...(person ? [person] : [])]
    expect(sent.map(({ email }) => email).sort()).toEqual(expected.sort())
  },
)
