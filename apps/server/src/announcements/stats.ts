import { count, type SQL, sql } from 'drizzle-orm'
import type { Handler } from '../kernel/operation.ts'
import type { Database } from '../platform/database/database.ts'
import { announcements } from '../platform/database/schema.ts'
import { isNotDeleted } from './announcement.ts'

/** The counts of all announcements. `today` is the day of `now` in the time zone. */
const countAnnouncements = async (db: Database, now: Date, timeZone: string) => {
  const dayOf = (moment: SQL) => sql`(${moment} at time zone ${timeZone})::date`
  const [counted] = await db
    .select({
      total: count(),
      active: sql<number>`count(*) filter (where ${announcements.isActive})::int`,
      pinned: sql<number>`count(*) filter (where ${announcements.isPinned})::int`,
      today: sql<number>`count(*) filter (where ${dayOf(sql`${announcements.date}`)} = ${dayOf(sql`${now.toISOString()}::timestamptz`)})::int`,
    })
    .from(announcements)
    .where(isNotDeleted)
  return counted ?? { total: 0, active: 0, pinned: 0, today: 0 }
}

export const getAnnouncementStats: Handler<'getAnnouncementStats'> = async (_call, ctx) => ({
  data: await countAnnouncements(ctx.db, ctx.now(), ctx.config.timeZone),
})
