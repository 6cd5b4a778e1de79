import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { actionsWhere, isUndoing, shownActions } from '../../kernel/auditActions.ts'
import type { Answer, Context, Handler } from '../../kernel/operation.ts'
import type { Executor } from '../../platform/database/database.ts'
import { auditEntries, digestMarks, users } from '../../platform/database/schema.ts'
import { isPending } from '../../users/pending.ts'

type Digest = Answer<'getDigest'>['data']

const decisions = actionsWhere(({ isDecision }) => isDecision)

const undoings = shownActions().filter(isUndoing)

/** The digest goes back this far, in milliseconds. */
const maxPeriod = 30 * 86_400_000

/** Counting stops at one more, which the panel shows as "more than 1,000". */
const maxEntries = 1000

/** All current and former administrators except the caller. Only they decide or undo. */
const otherStewards = (ctx: Context): SQL => sql`(
  select steward.id from (
    select ${users.id} as id from ${users} where ${users.role} = 'admin'
    union
    select ${auditEntries.subjectId}::uuid from ${auditEntries}
    where ${auditEntries.action} in ('admin.create', 'admin.end', 'team.join')
      -- Another writer may have stored something else.
      and ${auditEntries.subjectId} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  ) as steward where steward.id <> ${ctx.actor.userId})`

/**
 * Scans the index by administrator and action, and stops after `maxEntries`: a full count of 30
 * days takes longer the more entries there are.
 */
const countOthers = async (db: Executor, ctx: Context, since: Date) => {
  const stewards = sql`${otherStewards(ctx)} as steward`
  const list = (actions: readonly string[]) => sql`unnest(${sql.param([...actions])}::text[])`
  // The limit makes the planner use the index. A plain join may scan all entries.
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
    .limit(maxEntries + 1)
  const count = (actions: readonly string[]) => sql<number>`(
    select count(*)::int from (
      select 1 from ${stewards} cross join ${list(actions)} as wanted(action)
      cross join lateral ${newest} as newest limit ${maxEntries + 1}) as counted)`
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
  const earliest = new Date(now.getTime() - maxPeriod)
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

/** What other administrators did since the caller last looked. */
export const getDigest: Handler<'getDigest'> = async (_call, ctx) => {
  const [mark] = await ctx.db
    .select({ seenAt: digestMarks.seenAt })
    .from(digestMarks)
    .where(eq(digestMarks.userId, ctx.actor.userId))
  return { data: await readDigest(ctx.db, ctx, mark?.seenAt) }
}

/**
 * Marks the digest as seen up to the time when it was shown. This writes no entry: it changes
 * nothing for other people.
 */
export const markDigest: Handler<'markDigest'> = async ({ query }, ctx) => {
  const now = ctx.now().getTime()
  const until = query.until === undefined ? now : Date.parse(query.until)
  const seenAt = new Date(Math.min(until, now))
  const [mark] = await ctx.db
    .insert(digestMarks)
    .values({ userId: ctx.actor.userId, seenAt })
    // Another tab may have marked a later digest.
    .onConflictDoUpdate({
      target: digestMarks.userId,
      set: { seenAt: sql`greatest(${digestMarks.seenAt}, excluded.seen_at)` },
    })
    .returning({ seenAt: digestMarks.seenAt })
  return { data: await readDigest(ctx.db, ctx, mark?.seenAt) }
}
