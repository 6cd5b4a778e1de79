import { count, desc, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { announcements } from '../platform/database/schema.ts'
import { readSnapshot } from '../platform/database/versions.ts'
import { announcementColumns } from './announcement.ts'

/** Title or description contains the term, whatever its case and accents; `%` and `_` mean themselves. */
const matches = (search: string | undefined): SQL | undefined => {
  const term = search?.trim()
  if (!term) return undefined
  const pattern = `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`
  return or(
    ...[announcements.title, announcements.description].map(
      (column) => sql`search_fold(${column}) like search_fold(${pattern})`,
    ),
  )
}

interface Page {
  readonly page: number
  readonly limit: number
  readonly search?: string | undefined
}

/**
 * One page, pinned first, then newest by date, and how many there are in all, also past the end: both
 * as of one moment.
 */
export const listAnnouncements = (db: Database, { page, limit, search }: Page) => {
  const found = matches(search)
  return readSnapshot(db, async (tx) => {
    const [counted] = await tx.select({ total: count() }).from(announcements).where(found)
    const rows = await tx
      .select(announcementColumns)
      .from(announcements)
      .where(found)
      .orderBy(desc(announcements.isPinned), desc(announcements.date), desc(announcements.id))
      .limit(limit)
      .offset((page - 1) * limit)
    return { rows, total: counted?.total ?? 0 }
  })
}

/** All announcements by number; `today` is the day of `now` in an IANA time zone. */
export const countAnnouncements = async (db: Database, now: Date, timeZone: string) => {
  const dayOf = (moment: SQL) => sql`(${moment} at time zone ${timeZone})::date`
  const [counted] = await db
    .select({
      total: count(),
      active: sql<number>`count(*) filter (where ${announcements.isActive})::int`,
      pinned: sql<number>`count(*) filter (where ${announcements.isPinned})::int`,
      today: sql<number>`count(*) filter (where ${dayOf(sql`${announcements.date}`)} = ${dayOf(sql`${now.toISOString()}::timestamptz`)})::int`,
    })
    .from(announcements)
  return counted ?? { total: 0, active: 0, pinned: 0, today: 0 }
}
