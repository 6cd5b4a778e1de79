import { eq, sql } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockAccount, lockAccountByEmail } from '../../src/auth/accounts.ts'
import { issueToken } from '../../src/auth/oneTimeTokens.ts'
import { endAllSessions, endSessions } from '../../src/auth/sessions.ts'
import { sessions } from '../../src/platform/database/schema.ts'
import { lockTeam } from '../../src/team/lockTeam.ts'
import { setPlace } from '../../src/team/setPlace.ts'
import { cookieOf, createTestApp, password, type TestApp } from '../helper.ts'
import { until } from '../outbox.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const waits = async (): Promise<boolean> => {
  const { rows } = await test.db.execute(
    sql`select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return rows[0]?.waiting !== 0
}

const uses = [
  {
    kind: 'reset',
    use: (_email: string, token: string) =>
      test.anonymous().post('/auth/reset-password', { token, password: 'battery staple 7' }),
  },
  {
    kind: 'delete-key',
    use: (email: string, securityKey: string) =>
      test.anonymous().post('/users/delete-user', { email, securityKey }),
  },
] as const

it.each(uses)(
  '$kind: using it and sending the next email do not deadlock',
  async ({ kind, use }) => {
    const user = await test.createUser()
    const now = test.clock.now()
    const token = await test.db.transaction((tx) => issueToken(tx, kind, user, now))
    const used = await test.db.transaction(async (tx) => {
      await lockAccountByEmail(tx, user.email)
      const using = use(user.email, token)
      await until(waits)
      await issueToken(tx, kind, user, now)
      return { using }
    })
    // The next email ran first and has replaced the reset link. An older key stays valid.
    expect((await used.using).statusCode).toBe(kind === 'delete-key' ? 200 : 422)
  },
)

describe('while the sessions of an account are being ended', () => {
  const enter = (email: string) => test.anonymous().post('/auth/signin', { email, password })
  const setUp = async (email: string) => {
    const browser = test.anonymous(cookieOf(await enter(email)))
    return { browser, seed: (await browser.post('/auth/totp')).json().secret as string }
  }
  const steps = {
    'a password': async (email: string) => () => enter(email),
    'a code': async (email: string) => {
      const { browser, seed } = await setUp(email)
      const token = generateSync({ secret: seed, epoch: Math.floor(Date.now() / 1000) })
      return () => browser.post('/auth/totp-verify', { token })
    },
    'a set-up': async (email: string) => {
      const { browser } = await setUp(email)
      // Without `renew` the call returns the pending secret and changes nothing.
      return () => browser.post('/auth/totp?renew=true')
    },
  }

  it.each(Object.entries(steps))(
    '%s that was sent before starts no session',
    async (_name, begin) => {
      const { id, email } = await test.createUser({ role: 'admin' })
      const send = await begin(email)
      const { sent } = await test.db.transaction(async (tx) => {
        await lockAccount(tx, id)
        const sent = send()
        await until(waits)
        await endSessions(tx, id)
        return { sent }
      })
      expect((await sent).statusCode).toBe(401)
      expect(await test.db.$count(sessions, eq(sessions.userId, id))).toBe(0)
    },
  )

  it('of all accounts, a password that was sent before starts no session', async () => {
    const { id, email } = await test.createUser()
    const { sent } = await test.db.transaction(async (tx) => {
      await endAllSessions(tx)
      const sent = enter(email)
      await until(waits)
      return { sent }
    })
    expect((await sent).statusCode).toBe(401)
    expect(await test.db.$count(sessions, eq(sessions.userId, id))).toBe(0)
  })
})

it('a person who joins while the inviter is being demoted is refused', async () => {
  const owner = await test.browseAsAdmin()
  const { id } = await test.createUser({ role: 'admin' })
  const inviter = await test.browse(id)
  const invited = await inviter.post('/team-invitations', {
    email: 'eve@example.org',
    role: 'owner',
  })
  const token = new URL(invited.json().data.link).searchParams.get('token')
  const { joining } = await test.db.transaction(async (tx) => {
    const team = await lockTeam(tx)
    const person = team.find((one) => one.id === id)
    if (!person) throw new Error('the inviter is missing')
    const joining = test.anonymous().post('/join-team', { token, name: 'Eve', password })
    await until(waits)
    await setPlace(tx, test.clock, team, person, { teamRole: 'viewer' })
    return { joining }
  })
  expect((await joining).statusCode).toBe(422)
  expect((await owner.get('/team')).json().data.invitations).toEqual([])
})
