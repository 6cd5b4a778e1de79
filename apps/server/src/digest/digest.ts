import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { shownActions, undoOf } from '../auditActions.ts'
import type { Answer, Context, Handler } from '../operation.ts'
import type { Executor } from '../platform/database/database.ts'
import { auditEntries, digestMarks, users } from '../platform/database/schema.ts'
import { isPending } from '../users/pending.ts'

type Digest = Answer<'getDigest'>['data']

/** What decides about a person or about what they wrote. */
const decisions = [
  'user.ban',
  'user.un-ban',
  'user.verify',
  'user.delete',
  'badge.approve',
  'badge.reject',
  'post.delete',
]

const undoings = shownActions().filter((action) => action.endsWith(undoOf('')))

/** Who comes back after longer, or for the first time, reads about this period. */
const longest = 30 * 86_400_000

/** Nobody reads more precise numbers than that; one more stands for all that are larger. */
const most = 1000

/** Everybody who is or was an administrator, but the caller: nobody else decides or undoes. */
const otherStewards = (ctx: Context): SQL => sql`(
  select steward.id from (
    select ${users.id} as id from ${users} where ${users.role} = 'admin'
    union
    select ${auditEntries.subjectId}::uuid from ${auditEntries}
    where ${auditEntries.action} in ('admin.create', 'admin.end')
      -- Another writer may have left something else there.
      and ${auditEntries.subjectId} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  ) as steward where steward.id <> ${ctx.actor.userId})`

/**
 * Walks along an index, and ends where more would not be said: a count of all entries of 30 days
 * takes as long as there are many.
 */
const countOthers = async (db: Executor, ctx: Context, since: Date) => {
  const stewards = sql`${otherStewards(ctx)} as steward`
  const list = (actions: readonly string[]) => sql`unnest(${sql.param([...actions])}::text[])`
  // The limit keeps it a walk: a plain join may become a scan of all entries.
  const newest = db
    .select({ one: sql`1` })
    .from(auditEntries)
    .where(
      and(
        sql`${auditEntries.actorId} = steward.id`,
        sql`${auditEntries.action} = wanted.action`,
        gt(auditEntries.at, since),
      ),
    )
    .orderBy(desc(auditEntries.at))
    .limit(most + 1)
  const count = (actions: readonly string[]) => sql<number>`(
    select count(*)::int from (
      select 1 from ${stewards} cross join ${list(actions)} as wanted(action)
      cross join lateral ${newest} as newest limit ${most + 1}) as counted)`
  const [counted] = await db
    .select({
      decisions: count(decisions),
      stewards: sql<number>`count(*) filter (where exists (
        select 1 from ${list(decisions)} as wanted(action) cross join lateral ${newest} as newest))::int`,
      undone: count(undoings),
    })
    .from(stewards)
  return counted ?? { decisions: 0, stewards: 0, undone: 0 }
}

const readDigest = async (
  db: Executor,
  ctx: Context,
  seenAt: Date | undefined,
): Promise<Digest> => {
  const now = ctx.now()
  const earliest = new Date(now.getTime() - longest)
  const since = seenAt && seenAt > earliest ? seenAt : earliest
  const [oldest] = await db
    .select({ at: users.badgeRequestedAt })
    .from(users)
    .where(isPending)
    .orderBy(users.badgeRequestedAt)
    .limit(1)
  return {
    since: since.toISOString(),
    until: now.toISOString(),
    ...(await countOthers(db, ctx, since)),
    oldestRequestAt: oldest?.at?.toISOString() ?? null,
  }
}

/** What others did since the caller last looked. */
export const getDigest: Handler<'getDigest'> = async (_call, ctx) => {
  const [mark] = await ctx.db
    .select({ seenAt: digestMarks.seenAt })
    .from(digestMarks)
    .where(eq(digestMarks.userId, ctx.actor.userId))
  return { data: await readDigest(ctx.db, ctx, mark?.seenAt) }
}

/**
 * Marks what others did as seen, up to the digest that was shown. The record has no entry: it
 * changes nothing for anybody else.
 */
export const markDigest: Handler<'markDigest'> = async ({ query }, ctx) => {
  const now = ctx.now().getTime()
  const until = query.until === undefined ? now : Date.parse(query.until)
  const seenAt = new Date(Math.min(until, now))
  const [mark] = await ctx.db
    .insert(digestMarks)
    .values({ userId: ctx.actor.userId, seenAt })
    // Another tab may have shown, and marked, more.
    .onConflictDoUpdate({
      target: digestMarks.userId,
      set: { seenAt: sql`greatest(${digestMarks.seenAt}, excluded.seen_at)` },
    })
    .returning({ seenAt: digestMarks.seenAt })
  return { data: await readDigest(ctx.db, ctx, mark?.seenAt) }
}
