import { and, asc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import { validate } from 'uuid'
import type { Handler } from '../kernel/operation.ts'
import type { Database } from '../platform/database/database.ts'
import { isAdministrator } from '../platform/database/roles.ts'
import { caseViewers, users } from '../platform/database/schema.ts'

/** How long a call counts, in milliseconds: two calls of the panel. */
const lifetime = 20_000

/** Remembers that the caller looks at a case, and returns who else does. It locks nothing. */
export const viewCase: Handler<'viewCase'> = async ({ params }, ctx) => {
  const { queue, id: caseId } = params
  if (!validate(caseId)) return { data: [] }
  const now = ctx.now()
  const start = new Date(now.getTime() - lifetime)
  const { userId } = ctx.actor
  await ctx.db
    .insert(caseViewers)
    .values({ queue, caseId, userId, since: now, seenAt: now })
    .onConflictDoUpdate({
      target: [caseViewers.queue, caseViewers.caseId, caseViewers.userId],
      set: {
        // A viewer who comes back after an absence counts from now.
        since: sql`case when ${caseViewers.seenAt} > ${start.toISOString()}::timestamptz then ${caseViewers.since} else excluded.since end`,
        seenAt: now,
      },
    })
  const others = await ctx.db
    .select({
      name: sql<string>`coalesce(${users.fullName}, ${users.email})`,
      since: caseViewers.since,
    })
    .from(caseViewers)
    .innerJoin(users, eq(users.id, caseViewers.userId))
    .where(
      and(
        eq(caseViewers.queue, queue),
        eq(caseViewers.caseId, caseId),
        ne(caseViewers.userId, userId),
        gt(caseViewers.seenAt, start),
        isAdministrator,
        isNull(users.suspendedAt),
      ),
    )
    .orderBy(asc(caseViewers.since), asc(caseViewers.userId))
  return { data: others.map(({ name, since }) => ({ name, since: since.toISOString() })) }
}

/** Deletes the rows of viewers who have left. */
export const sweepCaseViewers = async (db: Database, now: Date): Promise<void> => {
  await db.delete(caseViewers).where(lt(caseViewers.seenAt, new Date(now.getTime() - lifetime)))
}
