// Specification: 2.14, 2.17, 2.19, 7

import { randomUUID } from 'node:crypto'
import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepIdempotencyKeys } from '../src/idempotency/idempotency.ts'
import {
  announcements,
  auditEntries,
  idempotencyKeys,
  membershipPlans,
  rateLimits,
} from '../src/platform/database/schema.ts'
import { type Browser, createTestApp, type TestApp } from './helper.ts'

let test: TestApp
let admin: Browser
let other: Browser
let member: { id: string; email: string }
beforeAll(async () => {
  test = await createTestApp({ env: { ALLOW_LOCAL_OUTBOX: '1' } })
  admin = await test.browseAsAdmin()
  other = await test.browseAsAdmin()
  member = await test.createUser()
})
afterAll(() => test.close())

const plan = {
  name: 'Gold',
  price: '19.90',
  period: 'month',
  description: '',
  features: [],
  isActive: true,
}
const announcement = {
  title: 'Planned maintenance',
  description: 'The app will be away for an hour.',
  date: '2026-06-15T08:00:00.000Z',
  isActive: true,
  isPinned: false,
}

const newKey = () => `"${randomUUID()}"`
const send = (path: string, body: object, key: string, browser = admin) =>
  browser.post(path, body, { headers: { 'idempotency-key': key } })
/** Repeats the call while the first is running, which may take a second on a busy machine. */
const sendAgain = async (...call: Parameters<typeof send>): ReturnType<typeof send> => {
  const response = await send(...call)
  if (response.statusCode !== 409) return response
  // It counts as another notification.
  await test.db.delete(rateLimits)
  return sendAgain(...call)
}
const recorded = async (action: string) => {
  const [row] = await test.db
    .select({ entries: count() })
    .from(auditEntries)
    .where(eq(auditEntries.action, action))
  return row?.entries
}

describe.each([
  {
    what: 'plan',
    times: 20,
    path: '/membership-plan/create',
    body: () => plan,
    action: 'membership.create',
    made: async () => (await test.db.select().from(membershipPlans)).length,
  },
  {
    what: 'announcement',
    times: 20,
    path: '/announcements',
    body: () => announcement,
    action: 'announcement.create',
    made: async () => (await test.db.select().from(announcements)).length,
  },
  {
    what: 'notification',
    // The limit is ten a minute.
    times: 5,
    path: '/fcm/send-notification-to-user',
    body: () => ({ email: member.email, title: 'Welcome', body: 'Good to have you.' }),
    action: 'push.send',
    made: () => recorded('push.send'),
  },
])('a $what of one key', ({ path, body, action, made, times }) => {
  it(`is made once, though the call comes ${times} times at once, and again later`, async () => {
    const before = { made: (await made()) ?? 0, recorded: (await recorded(action)) ?? 0 }
    const key = newKey()
    const first = await Promise.all(
      Array.from({ length: times }, () => sendAgain(path, body(), key)),
    )
    const answers = [...first, await send(path, body(), key)]
    expect(new Set(answers.map(({ statusCode }) => statusCode)).size).toBe(1)
    expect(answers[0]?.statusCode).toBeLessThan(300)
    expect(new Set(answers.map((answer) => answer.payload)).size).toBe(1)
    expect(await made()).toBe(before.made + 1)
    expect(await recorded(action)).toBe(before.recorded + 1)
  })

  it('creates another one with another key, for another account, and without a key', async () => {
    const before = (await made()) ?? 0
    const key = newKey()
    await send(path, body(), key)
    await send(path, body(), newKey())
    await send(path, body(), key, other)
    await admin.post(path, body())
    expect(await made()).toBe(before + 4)
  })
})

describe('an Idempotency-Key', () => {
  it('belongs to one request', async () => {
    const key = newKey()
    await send('/membership-plan/create', plan, key)
    for (const response of [
      await send('/membership-plan/create', { ...plan, name: 'Silver' }, key),
      await send('/announcements', announcement, key),
    ]) {
      expect(response.statusCode).toBe(422)
      expect(response.json()).toEqual({
        message: 'This Idempotency-Key belongs to another request',
        code: 'unprocessable',
      })
    }
  })

  it('can be reused after a refusal', async () => {
    const key = newKey()
    expect(
      (await send('/membership-plan/create', { ...plan, price: 'free' }, key)).statusCode,
    ).toBe(422)
    expect((await send('/membership-plan/create', plan, key)).statusCode).toBe(201)
  })

  it('is stored together with the object or not at all', async () => {
    const key = newKey()
    const [{ plans } = { plans: 0 }] = await test.db
      .select({ plans: count() })
      .from(membershipPlans)
    await test.db.execute(sql`create function break() returns trigger language plpgsql as
      $$ begin raise exception 'broken'; end $$`)
    await test.db.execute(
      sql`create trigger break before update on idempotency_keys execute function break()`,
    )
    try {
      expect((await send('/membership-plan/create', plan, key)).statusCode).toBe(500)
    } finally {
      await test.db.execute(sql`drop trigger break on idempotency_keys`)
    }
    expect(await test.db.$count(membershipPlans)).toBe(plans)
    expect((await send('/membership-plan/create', plan, key)).statusCode).toBe(201)
    expect(await test.db.$count(membershipPlans)).toBe(plans + 1)
  })

  it.each(['""', 'short', '"not closed but long enough', 'with blanks in between them', '"ключ"'])(
    'is refused as %s',
    async (key) => {
      const response = await send('/announcements', announcement, key)
      expect(response.statusCode).toBe(400)
    },
  )

  it('is stored for a day, without the request', async () => {
    await test.db.delete(idempotencyKeys)
    await send('/announcements', announcement, newKey())
    const hour = 3_600_000
    const inHours = (hours: number) => new Date(test.clock.now().getTime() + hours * hour)
    await sweepIdempotencyKeys(test.db, inHours(23))
    const [row] = await test.db.select().from(idempotencyKeys)
    expect(row).toMatchObject({
      userId: admin.userId,
      requestHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    await sweepIdempotencyKeys(test.db, inHours(25))
    expect(await test.db.$count(idempotencyKeys)).toBe(0)
  })
})
