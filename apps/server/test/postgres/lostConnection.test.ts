import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { membershipHandlers } from '../../src/memberships/handlers.ts'
import { rateLimits } from '../../src/platform/database/schema.ts'
import { createTestApp, type TestApp } from '../helper.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({
    handlers: {
      ...membershipHandlers,
      // The database server ends the connection in the middle of a transaction.
      listPosts: async (_call, { traces: db }) =>
        db.transaction(async (tx) => {
          await tx.insert(rateLimits).values({ key: 'before' })
          const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
          await test.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`)
          await tx.insert(rateLimits).values({ key: 'after' })
          return { data: [] }
        }),
      listInvites: async (_call, { db }) => {
        await db.execute(sql`select pg_sleep(60)`)
        return { data: [] }
      },
    },
  })
})
afterAll(() => test.close())

it('fails only its own request, and rolls back its transaction', async () => {
  const admin = await test.browseAsAdmin()
  const response = await admin.get('/posts')
  expect(response.statusCode).toBe(503)
  expect(response.json()).toEqual({
    message: 'The server is busy. Please try again.',
    code: 'unavailable',
  })
  expect(await test.db.select().from(rateLimits)).toEqual([])
  expect((await admin.get('/membership-plan/get-active')).statusCode).toBe(200)
})

it('a statement that takes more than five seconds is ended', async () => {
  const admin = await test.browseAsAdmin()
  expect((await admin.get('/invite')).statusCode).toBe(503)
})
