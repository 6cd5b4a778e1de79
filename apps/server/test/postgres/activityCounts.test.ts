import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { maintainActivity } from '../../src/numbers/activity.ts'
import { activityCounts, deployment, users } from '../../src/platform/database/schema.ts'
import type { TestApp } from '../helper.ts'
import { shareEmptiedTestApp } from '../shareTestApp.ts'

let test: TestApp
shareEmptiedTestApp(users, async (shared) => {
  test = shared
  await test.db.delete(activityCounts)
  await test.db.update(deployment).set({ activityTimeZone: null })
})

const joinedNow = async (): Promise<number> => {
  const { rows } = await test.db.execute<{ joined: number }>(
    sql`select coalesce(sum(amount), 0)::int as joined from activity_counts where kind = 'joined'`,
  )
  return rows[0]?.joined ?? 0
}

it('the first count gives way to a change that is under way, and then counts it once', async () => {
  await test.db.transaction(async (tx) => {
    await tx.insert(users).values({ email: 'held@example.org' })
    await expect(maintainActivity(test.database, 'UTC')).rejects.toThrow()
  })
  await maintainActivity(test.database, 'UTC')
  expect(await joinedNow()).toBe(1)
})

it('a change of another writer counts, without rights on the table of the counts', async () => {
  // Rolled back with its role, which would belong to all databases.
  class RolledBack extends Error {}
  const added = test.db.transaction(async (tx) => {
    await tx.execute(sql`create role writer`)
    await tx.execute(sql`grant insert on users to writer`)
    await tx.execute(sql`set local role writer`)
    await tx.insert(users).values({ email: 'another@example.org' })
    await tx.execute(sql`reset role`)
    expect(await tx.$count(activityCounts)).toBe(1)
    throw new RolledBack()
  })
  await expect(added).rejects.toThrow(RolledBack)
})
