// Specification: none

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lockAccountByEmail } from '../../src/auth/accounts.ts'
import { issueToken } from '../../src/auth/oneTimeTokens.ts'
import { createTestApp, type TestApp } from '../helper.ts'
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
  '$kind: who uses it and who writes the next letter never wait for each other',
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
    // The next letter was first, and ended it.
    expect((await used.using).statusCode).toBe(422)
  },
)
