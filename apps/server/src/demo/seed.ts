import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { TextVault } from '../kernel/entryTexts.ts'
import type { Database, Executor } from '../platform/database/database.ts'
import {
  announcements,
  auditEntries,
  devices,
  invites,
  membershipPlans,
  posts,
  users,
} from '../platform/database/schema.ts'
import { makeAnnouncements, makeDevices, makeInvites, makePlans, makePosts } from './content.ts'
import { insertDesk, withLookAlikes, withReportedPosts } from './desk.ts'
import { makeMember, type NewUser } from './people.ts'
import { createRandom } from './random.ts'
import { demoStewards, makeEntries } from './record.ts'
import { insertRedress } from './redress.ts'
import { insertTeam, otherTeam, type TeamPerson } from './team.ts'

export interface DemoOptions {
  /** The number of members, at most 1,000,000. @default 2000 */
  readonly users?: number | undefined
  /** All dates are relative to this moment. */
  readonly now: Date
  /** The one account that can sign in. */
  readonly admin: {
    readonly fullName: string
    readonly email: string
    readonly passwordHash: string
  }
}

/** Members per statement. */
const batchSize = 5000

/** Inserts any number of rows with one statement and one parameter. */
const insertMany = async <T extends PgTable>(
  db: Executor,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> => {
  const [first] = rows
  if (!first) return
  const named = Object.entries(getTableColumns(table)).filter(([key]) => key in first)
  const names = sql.join(
    named.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )
  const json = JSON.stringify(
    rows.map((row: Record<string, unknown>) =>
      Object.fromEntries(named.map(([key, column]) => [column.name, row[key]])),
    ),
  )
  await db.execute(
    sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${json}::json)`,
  )
}

/**
 * Fills an empty database with a demo community, the same for the same options. In one transaction, so
 * that an interrupted start leaves no data behind.
 */
export const seedDemo = async (
  db: Database,
  vault: TextVault,
  { users: count = 2000, now, admin }: DemoOptions,
): Promise<void> => {
  const random = createRandom(0x4ea27)
  await db.transaction(async (tx) => {
    // Building an index at the end is many times faster than updating it row by row.
    const { rows: indexes } = await tx.execute<{ indexdef: string }>(
      sql`select indexdef from pg_indexes
        where indexname in ('users_search', 'users_words', 'users_signs')`,
    )
    if (indexes.length !== 3) throw new Error('an index for searching is missing')
    await tx.execute(sql`drop index users_search, users_words, users_signs`)
    const adminId = random.id(now)
    await tx.insert(users).values({
      ...admin,
      id: adminId,
      role: 'admin',
      teamRole: 'owner',
      status: 'verified',
      isVerified: true,
      isEmailVerified: true,
      createdAt: now,
      updatedAt: now,
    })
    /** Members who write and invite, taken from the first batch. */
    let active: readonly NewUser[] = []
    let first: readonly NewUser[] = []
    for (let from = 0; from < count; from += batchSize) {
      const made = Array.from({ length: Math.min(batchSize, count - from) }, (_, i) =>
        makeMember(random, from + i, count, now),
      )
      const batch = from === 0 ? withLookAlikes(made) : made
      await insertMany(tx, users, batch)
      await insertMany(
        tx,
        devices,
        batch.flatMap((user) => makeDevices(random, user)),
      )
      if (from === 0) first = batch
      if (from === 0) active = batch.filter((user) => user.isVerified && !user.isBanned)
    }
    for (const { indexdef } of indexes) await tx.execute(sql.raw(indexdef))
    const inviters = active.slice(0, 400)
    const written = withReportedPosts(makePosts(random, active.slice(0, 150), 300, now))
    await insertMany(tx, posts, written)
    await insertMany(
      tx,
      invites,
      inviters.flatMap((user, i) =>
        makeInvites(random, user, active, i === 0 ? 40 : random.between(0, 4), now),
      ),
    )
    const announced = makeAnnouncements(random, now)
    await insertMany(tx, announcements, announced)
    await insertMany(tx, membershipPlans, makePlans(random, now))
    const toAdministrator = (person: TeamPerson) => ({
      ...person,
      id: random.id(now),
      role: 'admin' as const,
      status: 'verified' as const,
      isVerified: true,
      isEmailVerified: true,
      createdAt: now,
      updatedAt: now,
    })
    const stewards = demoStewards.map(toAdministrator)
    await insertMany(tx, users, stewards)
    const acting = [adminId, ...stewards.map(({ id }) => id)]
    const community = { members: first, announcements: announced, stewards: acting }
    const entries = await makeEntries(tx, vault, random, community, now)
    await insertMany(tx, auditEntries, entries)
    const others = otherTeam.map(toAdministrator)
    await insertMany(tx, users, others)
    await insertTeam(tx, [...stewards, ...others], { random, ownerId: adminId, now })
    await insertDesk(tx, { members: first, posts: written }, { random, now })
    await insertRedress(tx, { entries, posts: written, adminId }, { random, now })
  })
  // The embedded database has no autovacuum, and index-only counts need the visibility map.
  await db.execute(sql`vacuum analyze`)
}
