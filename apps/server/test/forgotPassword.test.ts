// Specification: 2.5, 2.6, 7

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findToken, issueToken, sweepTokens } from '../src/auth/oneTimeTokens.ts'
import { limits } from '../src/kernel/limits.ts'
import { auditEntries, oneTimeTokens, sessions, users } from '../src/platform/database/schema.ts'
import { createTestApp, password, type TestApp } from './helper.ts'
import { emailTo, readEmails, until } from './outbox.ts'

const newPassword = 'battery staple 7'
const minute = 60_000

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ sends: true })
})
afterAll(() => test.close())

const ask = (email: string, from?: string) =>
  test.anonymous().post('/auth/forgot-password', { email }, { ...(from && { from }) })
const reset = (token: string, chosen = newPassword) =>
  test.anonymous().post('/auth/reset-password', { token, password: chosen })
const email = (email: string, count?: number) => emailTo(test.config.dataDir, email, 'reset', count)
const signIn = (email: string, typed: string) =>
  test.anonymous().post('/auth/signin', { email, password: typed, role: 'MEMBER' })
const expectOver = (response: { statusCode: number; json(): unknown }) => {
  expect(response.statusCode).toBe(422)
  expect(response.json()).toEqual({
    message: 'This reset link is invalid or has expired',
    code: 'unprocessable',
  })
}
/** Jobs that are waiting or running. */
const queued = async (): Promise<number> => {
  const { rows } = await test.db.execute(
    sql`select count(*)::int as waiting from jobs.job where state < 'completed'`,
  )
  return Number(rows[0]?.waiting)
}

/** The immediate effects of a request: jobs in any state and audit entries. */
const traces = async () => {
  const { rows } = await test.db.execute(
    sql`select (select count(*) from jobs.job) as jobs, (select count(*) from audit_log where action like '%-asked') as asked`,
  )
  return { jobs: Number(rows[0]?.jobs), asked: Number(rows[0]?.asked) }
}

describe('a forgotten password', () => {
  it('is replaced by the link in the email, and every session ends', async () => {
    const user = await test.createUser()
    const browser = await test.browse(user.id)
    expect((await ask(user.email.toUpperCase())).json()).toEqual({
      message:
        'If an account with that email exists, a password reset link has been sent to your email.',
    })
    const { subject, text, token } = await email(user.email)
    expect(subject).toBe('Reset your Hearth password')
    expect(text).toContain(`\nhttp://localhost:3000/reset-password?token=${token}\n`)
    expect(token).toMatch(/^[\w-]{43}$/)

    const answer = await reset(token)
    expect(answer.json()).toEqual({
      message: 'Password reset successfully! You can now login with your new password.',
    })
    // No session: the only cookie marks the browser as known.
    expect([answer.headers['set-cookie']].flat()).toEqual([expect.stringMatching(/^device-/)])
    expect((await browser.get('/membership-plan/get-active')).statusCode).toBe(401)
    expect(await test.db.$count(sessions, eq(sessions.userId, user.id))).toBe(0)
    expect((await signIn(user.email, password)).statusCode).toBe(401)
    expect((await signIn(user.email, newPassword)).statusCode).toBe(200)
    const notice = await emailTo(test.config.dataDir, user.email, 'password-changed')
    expect(notice.text).toContain('http://localhost:3000/forgot-password')
  })

  it('does not change the second factor [ASVS 6.4.3]', async () => {
    const admin = await test.createUser({ role: 'admin' })
    await test.signIn(admin.email)
    await ask(admin.email)
    await reset((await email(admin.email)).token, newPassword)
    const credentials = { email: admin.email, password: newPassword, role: 'ADMIN' }
    const signedIn = await test.anonymous().post('/auth/signin', credentials)
    expect(signedIn.json().data.user.is2FAEnabled).toBe(true)
  })

  it('is recorded without the address, the link or the password', async () => {
    const user = await test.createUser({ email: 'recorded@example.org' })
    await ask(user.email)
    const { token } = await email(user.email)
    await reset(token)
    const entries = await test.db.select().from(auditEntries).orderBy(auditEntries.id)
    const mine = entries.filter(
      ({ subjectId, after }) =>
        subjectId === user.id || JSON.stringify(after).includes('r***@example.org'),
    )
    expect(mine.map(({ action }) => action)).toEqual([
      'password.reset-asked',
      'email.send-reset',
      'password.reset',
    ])
    // The email was rendered after the request, and its entry still has the id of that request.
    expect(mine[1]?.requestId).toBe(mine[0]?.requestId)
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${user.email}|${token}|${newPassword}`))
    expect(test.logged.join('')).not.toMatch(new RegExp(`${user.email}|${token}|${newPassword}`))
  })
})

describe('the link', () => {
  it('works once, even for two at the same time', async () => {
    const user = await test.createUser()
    await ask(user.email)
    const { token } = await email(user.email)
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, i) => reset(token, `parallel try ${i}`)),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422])
    expectOver(await reset(token))
  })

  it('expires after 30 minutes', async () => {
    const user = await test.createUser()
    await ask(user.email)
    const { token } = await email(user.email)
    test.clock.advance(30 * minute - 1)
    expect((await reset(token, 'password1')).json().errors[0].field).toBe('password')
    test.clock.advance(1)
    expectOver(await reset(token))
  })

  it('is deleted once it has expired, unlike an invitation', async () => {
    const user = await test.createUser()
    const now = test.clock.now()
    const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * minute)
    const token = await test.db.transaction((tx) => issueToken(tx, 'reset', user, now))
    const { id: userId, email } = user
    await test.db
      .insert(oneTimeTokens)
      .values({ kind: 'invite', tokenHash: 'x', userId, email, expiresAt: now })
    await sweepTokens(test.db, inMinutes(29))
    expect(await findToken(test.db, 'reset', token, inMinutes(29))).toBeDefined()
    await sweepTokens(test.db, inMinutes(31))
    const left = test.db.select({ kind: oneTimeTokens.kind }).from(oneTimeTokens)
    expect(await left.where(eq(oneTimeTokens.userId, userId))).toEqual([{ kind: 'invite' }])
  })

  it('is invalid once another link is requested or the address changes', async () => {
    const user = await test.createUser()
    await ask(user.email)
    const first = await email(user.email)
    await ask(user.email)
    const second = await email(user.email, 2)
    expectOver(await reset(first.token))
    await test.db
      .update(users)
      .set({ email: `new-${user.email}` })
      .where(eq(users.id, user.id))
    expectOver(await reset(second.token))
  })

  it('is invalid once the account is deleted', async () => {
    const user = await test.createUser()
    await ask(user.email)
    const { token } = await email(user.email)
    const admin = await test.browseAsAdmin()
    await admin.call('DELETE', `/users/${user.id}`)
    expectOver(await reset(token))
  })

  it.each(['x', 'A'.repeat(43), "' or 1=1 --"])('is refused: %s', async (token) => {
    expectOver(await reset(token))
  })

  it('of another kind is refused', async () => {
    const user = await test.createUser({
      isEmailVerified: false,
      isVerified: false,
      status: 'unverified_email',
    })
    const job = { template: 'verify', email: user.email, request: { id: 'x', ip: 'x' } } as const
    await test.db.transaction((tx) => test.outgoing.jobs.add(tx, 'email', job))
    const { token } = await emailTo(test.config.dataDir, user.email, 'verify')
    expectOver(await reset(token))
  })

  it('is stored only as a hash', async () => {
    const user = await test.createUser()
    await ask(user.email)
    const { token } = await email(user.email)
    const { rows } = await test.db.execute(
      sql`select (select json_agg(t) from one_time_tokens t)::text || (select json_agg(j) from jobs.job j)::text as everything`,
    )
    expect(String(rows[0]?.everything)).toContain(user.id)
    expect(String(rows[0]?.everything)).not.toContain(token)
  })
})

describe('a new password', () => {
  it.each(['password1', 'PASSWORD1', 'qwertyuiop', 'hearth12'])(
    'is refused if it is common, the product or the address: %s',
    async (common) => {
      const user = await test.createUser({ email: `hearth12@${Math.random()}.example` })
      await ask(user.email)
      const { token } = await email(user.email)
      const refused = await reset(token, common)
      expect(refused.statusCode).toBe(422)
      expect(refused.json()).toEqual({
        message: 'Please check the fields',
        code: 'unprocessable',
        errors: [{ field: 'password', message: 'This password is too common' }],
      })
      // The link still works afterwards.
      expect((await reset(token)).statusCode).toBe(200)
    },
  )

  it.each([
    ['seven77', 'Password must be at least 8 characters'],
    ['x'.repeat(21), 'Password must be at most 20 characters'],
  ])('%j: %s', async (chosen, message) => {
    const refused = await reset('token', chosen)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors).toEqual([{ field: 'password', message }])
  })

  it('is compared in its normal form, and otherwise as typed', async () => {
    const typed = ' pässwörd 🔑 '
    const user = await test.createUser()
    await ask(user.email)
    await reset((await email(user.email)).token, typed.normalize('NFD'))
    expect((await signIn(user.email, typed)).statusCode).toBe(200)
    expect((await signIn(user.email, typed.trim())).statusCode).toBe(401)
  })
})

describe('whether an address has an account', () => {
  it('is revealed neither by the answer nor by the work of the server', async () => {
    const user = await test.createUser()
    const banned = await test.createUser({ isBanned: true })
    const deleted = await test.createUser({ deletedAt: new Date() })
    const answers: string[] = []
    const actions: object[] = []
    for (const email of [user.email, banned.email, deleted.email, 'nobody@example.org']) {
      await until(async () => (await queued()) === 0)
      const before = await traces()
      const response = await ask(email)
      const { date, ...headers } = response.headers
      answers.push(JSON.stringify([response.statusCode, response.body, Object.keys(headers)]))
      const after = await traces()
      actions.push({ jobs: after.jobs - before.jobs, asked: after.asked - before.asked })
    }
    expect(new Set(answers).size).toBe(1)
    expect(actions).toEqual(Array(4).fill({ jobs: 1, asked: 1 }))
    await email(user.email)
    await until(async () => (await queued()) === 0)
    const sent = (await readEmails(test.config.dataDir)).map(({ to }) => to)
    expect(sent).not.toContain('nobody@example.org')
    expect(sent).not.toContain(banned.email)
    expect(sent).not.toContain(deleted.email)
  })
})

describe('limits', () => {
  it('do not count valid links against the network address', async () => {
    const from = '192.0.2.63'
    for (let i = 0; i <= limits.resetPasswordAddress.points; i += 1) {
      const { email } = await test.createUser()
      await ask(email)
      const { token } = await emailTo(test.config.dataDir, email, 'reset')
      const reset = { token, password: newPassword }
      const answer = await test.anonymous().post('/auth/reset-password', reset, { from })
      expect(answer.statusCode).toBe(200)
    }
  })

  it('allow three emails to an address while the last is valid, with or without an account', async () => {
    for (const email of [(await test.createUser()).email, 'stranger@example.org']) {
      const statuses: number[] = []
      for (let i = 0; i < 4; i += 1) {
        statuses.push((await ask(i % 2 ? email.toUpperCase() : email)).statusCode)
      }
      expect(statuses).toEqual([200, 200, 200, 429])
      const refused = await ask(email)
      expect(refused.headers['retry-after']).toBe('1800')
    }
  })

  it.each([
    [
      'asking',
      (i: number) => ask(`person-${i}-${Math.random()}@example.org`, '192.0.2.61'),
      limits.forgotPasswordAddress.points,
    ],
    [
      'trying links',
      (i: number) =>
        test
          .anonymous()
          .post(
            '/auth/reset-password',
            { token: `guess-${i}`, password: newPassword },
            { from: '192.0.2.62' },
          ),
      limits.resetPasswordAddress.points,
    ],
  ] as const)('stop one address from %s', async (_name, send, points) => {
    const statuses: number[] = []
    for (let i = 0; i <= points; i += 1) statuses.push((await send(i)).statusCode)
    expect(statuses.slice(0, -1)).not.toContain(429)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('all or nothing', () => {
  it('sends no email for a request that failed', async () => {
    const user = await test.createUser()
    await until(async () => (await queued()) === 0)
    await test.db.execute(
      sql`alter table audit_log add constraint refuse check (action <> 'password.reset-asked') not valid`,
    )
    try {
      expect((await ask(user.email)).statusCode).toBe(500)
    } finally {
      await test.db.execute(sql`alter table audit_log drop constraint refuse`)
    }
    expect(await queued()).toBe(0)
  })

  it('leaves link, password and sessions unchanged if its record cannot be written', async () => {
    const user = await test.createUser()
    const browser = await test.browse(user.id)
    await ask(user.email)
    const { token } = await email(user.email)
    await test.db.execute(
      sql`alter table audit_log add constraint refuse check (action <> 'password.reset') not valid`,
    )
    try {
      expect((await reset(token)).statusCode).toBe(500)
    } finally {
      await test.db.execute(sql`alter table audit_log drop constraint refuse`)
    }
    expect((await browser.get('/membership-plan/get-active')).statusCode).toBe(200)
    expect((await signIn(user.email, password)).statusCode).toBe(200)
    expect((await reset(token)).statusCode).toBe(200)
    expect(await test.db.$count(oneTimeTokens, eq(oneTimeTokens.userId, user.id))).toBe(0)
  })
})
