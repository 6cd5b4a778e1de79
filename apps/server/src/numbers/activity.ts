import { eq, sql } from 'drizzle-orm'
import { countedDecision } from '../kernel/decisionCounts.ts'
import type { Database, OpenDatabase } from '../platform/database/database.ts'
import { activityCounts, deployment } from '../platform/database/schema.ts'

/* Rows are added to `activity_counts` in the transaction of each change. For members, requests and
   reports triggers do it, as the backend of the members' app changes them too; a decision is counted
   with its entry (`countDecision`). An amount is the sum of its rows. */

/**
 * Counts everything again from the members, the audit log and the reports: at the first start, and
 * after a change of the time zone. Removed members are missing then, and only the last of a member's
 * requests is counted.
 */
const recount = (db: Database, timeZone: string): Promise<void> =>
  db.transaction(async (tx) => {
    // Gives way to a change that waits for this transaction, before PostgreSQL ends one of them (1 s).
    await tx.execute(sql`select set_config('lock_timeout', '500ms', true),
      set_config('statement_timeout', '60s', true)`)
    // Changes wait until it is done, so that each is counted once.
    await tx.execute(sql`lock table ${activityCounts} in share row exclusive mode`)
    await tx.delete(activityCounts)
    await tx.execute(sql`
      insert into activity_counts (kind, at, amount)
      select kind, date_trunc('day', at, ${timeZone}), count(*) from (
        select counted.kind, counted.at from users, member_activity(role, deleted_at, created_at,
          badge_requested_at, badge_request_status, is_verified, is_banned, is_email_verified,
          status) as counted
        union all
        select 'requested', badge_requested_at from users
        where badge_requested_at is not null and role <> 'admin'
        union all
        select ${countedDecision}, at from audit_log
        where not exists (select from audit_log as undoing where undoing.undoes = audit_log.id)
        union all
        select 'reported', created_at from post_reports
        union all
        select 'reportDecided', entry.at from post_reports
        join audit_log as entry on entry.id = post_reports.decision
      ) as counted where kind is not null group by 1, 2`)
    await tx.update(deployment).set({ activityTimeZone: timeZone })
  })

/** Merges the rows of each day. Skips rows that another process is merging. */
const merge = async (
  { db, pool, embedded }: Pick<OpenDatabase, 'db' | 'pool' | 'embedded'>,
  timeZone: string,
): Promise<void> => {
  const dayOf = sql`date_trunc('day', at, ${timeZone})`
  const { rowCount } = await db.execute(sql`
    with merged as (
      delete from activity_counts where ctid = any(array(
        select ctid from activity_counts where (kind, ${dayOf}) in (
          select kind, ${dayOf} from activity_counts group by 1, 2 having count(*) > 1
        ) for update skip locked
      )) returning kind, at, amount
    )
    insert into activity_counts (kind, at, amount)
    select kind, ${dayOf}, sum(amount) from merged group by 1, 2 having sum(amount) <> 0`)
  // The embedded database has no autovacuum.
  if (embedded && rowCount) await pool.query('vacuum activity_counts')
}

/** Keeps the counts few and by day: at the start, and every minute. */
export const maintainActivity = async (
  database: Pick<OpenDatabase, 'db' | 'pool' | 'embedded'>,
  timeZone: string,
): Promise<void> => {
  const { db } = database
  const isCounted = await db.$count(deployment, eq(deployment.activityTimeZone, timeZone))
  if (isCounted) await merge(database, timeZone)
  else await recount(db, timeZone)
}
