import { inArray, type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { joiningStatuses } from '../src/platform/database/schema/values.ts'
import { memberCounts, users } from '../src/platform/database/schema.ts'
import { mergeMemberCounts } from '../src/users/counts.ts'
import type { Browser, TestApp } from './helper.ts'
import { shareEmptiedTestApp } from './shareTestApp.ts'

let test: TestApp
let admin: Browser
shareEmptiedTestApp(users, (shared, browser) => {
  test = shared
  admin = browser
})

const member = sql`role <> 'admin' and deleted_at is null`
const count = (condition: SQL) => test.db.$count(users, sql`${member} and ${condition}`)

/** What each list and queue says, beside what the table has. */
const compare = async () => {
  const lists: Record<string, [string, SQL]> = {
    all: ['', sql`true`],
    verified: ['isVerified=1', sql`is_verified`],
    'not verified': ['isVerified=0', sql`not is_verified`],
    banned: ['isBanned=true', sql`is_banned`],
    pending: ['badgeRequestStatus=1', sql`badge_request_status = 1`],
    'banned citizens': [
      'isBanned=true&isVerified=1&badgeRequestStatus=2',
      sql`is_banned and is_verified and badge_request_status = 2`,
    ],
  }
  const newcomer = sql`not is_verified and not is_banned and status <> 'declined'`
  const desk = (await admin.get('/desk')).json().data
  const said: Record<string, number> = {
    'queue of requests': desk.citizenship.waiting,
    'queue of newcomers': desk.newcomers.waiting,
    'unconfirmed newcomers': desk.newcomers.unconfirmed,
  }
  const counted: Record<string, number> = {
    'queue of requests': await count(sql`badge_request_status = 1`),
    'queue of newcomers': await count(sql`${newcomer} and is_email_verified`),
    'unconfirmed newcomers': await count(sql`${newcomer} and not is_email_verified`),
  }
  for (const [name, [query, condition]] of Object.entries(lists)) {
    said[name] = (await admin.get(`/users?${query}`)).json().pagination.total
    counted[name] = await count(condition)
  }
  return { said, counted }
}

const state = fc
  .record({
    isBanned: fc.boolean(),
    isEmailVerified: fc.boolean(),
    status: fc.constantFrom(...joiningStatuses),
    badgeRequestStatus: fc.constantFrom(0, 1, 2),
    deletedAt: fc.constantFrom(null, null, new Date(0)),
    isAdministrator: fc.constantFrom(false, false, true),
  })
  .map(({ isAdministrator, ...columns }) => ({
    ...columns,
    isVerified: columns.status === 'verified',
    badgeRequestedAt: columns.badgeRequestStatus === 1 ? new Date(0) : null,
    role: isAdministrator ? ('admin' as const) : ('member' as const),
    teamRole: isAdministrator ? ('owner' as const) : null,
  }))

it('a list and a queue have as many members as there are, whatever has changed', async () => {
  const changes = fc.array(
    fc.oneof(
      fc.record({ add: state }),
      fc.record({ change: fc.nat({ max: 9 }), to: state }),
      fc.record({ remove: fc.nat({ max: 9 }) }),
      fc.constant('merge' as const),
    ),
    { minLength: 10, maxLength: 30 },
  )
  await fc.assert(
    fc.asyncProperty(changes, async (steps) => {
      const ids: string[] = []
      for (const step of steps) {
        if (step === 'merge') await mergeMemberCounts(test.database)
        else if ('add' in step) ids.push((await test.createUser(step.add)).id)
        else if ('to' in step) {
          await test.db
            .update(users)
            .set(step.to)
            .where(inArray(users.id, ids.slice(step.change)))
        } else await test.db.delete(users).where(inArray(users.id, ids.splice(step.remove, 2)))
      }
      const { said, counted } = await compare()
      expect(said).toEqual(counted)
    }),
    { numRuns: 10 },
  )
})

it('the counts are right after 50 changes at once, while rows are merged', async () => {
  const added = await Promise.all(Array.from({ length: 50 }, () => test.createUser()))
  const changes = added.map(({ id }, index) =>
    test.db
      .update(users)
      .set({ isBanned: index % 2 === 0 })
      .where(inArray(users.id, [id])),
  )
  const merges = Array.from({ length: 5 }, () => mergeMemberCounts(test.database))
  await Promise.all([...changes, ...merges])
  expect((await compare()).said).toMatchObject({ all: 50, banned: 25 })
  await mergeMemberCounts(test.database)
  expect((await compare()).said).toMatchObject({ all: 50, banned: 25 })
  expect(await test.db.$count(memberCounts)).toBe(2)
})

it('a change that is not of these states adds no row', async () => {
  const { id } = await test.createUser()
  await mergeMemberCounts(test.database)
  const rows = await test.db.$count(memberCounts)
  await test.db
    .update(users)
    .set({ fullName: 'Ana Silva' })
    .where(inArray(users.id, [id]))
  expect(await test.db.$count(memberCounts)).toBe(rows)
})
