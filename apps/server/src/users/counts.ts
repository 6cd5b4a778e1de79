import { asc, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../platform/database/database.ts'
import { mergeRows } from '../platform/database/mergeRows.ts'
import { memberCounts, users } from '../platform/database/schema.ts'

/* Rows are added to `member_counts` in the transaction of each change, by the triggers of `users`: the
   backend of the members' app changes members too. So no read counts members, and no change waits for
   another one. */

/** How many members there are in some states, as part of a statement. */
export const membersIn = (states: SQL | undefined): SQL<number> =>
  sql<number>`(select coalesce(sum(${memberCounts.amount}), 0)::int from ${memberCounts} where ${states ?? sql`true`})`

interface Waiting {
  /** The members who wait, by an index in the order of `since`. */
  readonly members: SQL | undefined
  /** The same as states of `member_counts`. */
  readonly states: SQL | undefined
  readonly since: typeof users.createdAt | typeof users.badgeRequestedAt
}

/** How many members wait, and since when the first of them does. */
export const countWaiting = async (
  db: Executor,
  { members, states, since }: Waiting,
): Promise<{ waiting: number; oldest: Date | null }> => {
  const first = db
    .select({ since })
    .from(users)
    .where(members)
    .orderBy(asc(since), asc(users.id))
    .limit(1)
  const [row] = await db
    .select({ waiting: membersIn(states), oldest: sql<Date | null>`(${first})`.mapWith(since) })
    .from(sql`(select) as one`)
  return row ?? { waiting: 0, oldest: null }
}

/** Merges the rows of each state. */
export const mergeMemberCounts = (database: Parameters<typeof mergeRows>[0]): Promise<void> =>
  mergeRows(database, {
    table: memberCounts,
    key: [
      sql`is_verified`,
      sql`is_banned`,
      sql`is_email_verified`,
      sql`is_declined`,
      sql`badge_request_status`,
    ],
    value: sql`sum(amount)`,
    isNeeded: sql`sum(amount) <> 0`,
  })
