import { eq, sql } from 'drizzle-orm'
import { countedDecision } from '../kernel/decisionCounts.ts'
import type { Database } from '../platform/database/database.ts'
import { mergeRows } from '../platform/database/mergeRows.ts'
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
        select 'reported', created_at from post_reports where not is_muted
        union all
        select 'reportDecided', entry.at from post_reports
        join audit_log as entry on entry.id = post_reports.decision
        where not post_reports.is_muted
      ) as counted where kind is not null group by 1, 2`)
    await tx.update(deployment).set({ activityTimeZone: timeZone })
  })

/** Keeps the counts few and by day: at the start, and every minute. */
export const maintainActivity = async (
  database: Parameters<typeof mergeRows>[0],
  timeZone: string,
): Promise<void> => {
  const { db } = database
  const isCounted = await db.$count(deployment, eq(deployment.activityTimeZone, timeZone))
  if (!isCounted) return recount(db, timeZone)
  await mergeRows(database, {
    table: activityCounts,
    key: [sql`kind`, sql`date_trunc('day', at, ${timeZone})`],
    value: sql`sum(amount)`,
    isNeeded: sql`sum(amount) <> 0`,
  })
}
