import { and, count, desc, or, type SQL, sql } from 'drizzle-orm'
import type { Handler } from '../kernel/operation.ts'
import type { Database } from '../platform/database/database.ts'
import { announcements } from '../platform/database/schema.ts'
import { readSnapshot } from '../platform/database/versions.ts'
import { announcementColumns, isNotDeleted, toAnnouncement } from './announcement.ts'

/** Whether title or description contains the term, ignoring case and accents. */
const matches = (search: string | undefined): SQL | undefined => {
  const term = search?.trim()
  if (!term) return undefined
  // Escaped once it is folded: a full-width percent sign becomes one that is a wildcard.
  const pattern = sql`'%' || regexp_replace(search_fold(${term}), '[\\\\%_]', '\\\\\\&', 'g') || '%'`
  return or(
    ...[announcements.title, announcements.description].map(
      (column) => sql`search_fold(${column}) like ${pattern}`,
    ),
  )
}

interface Page {
  readonly page: number
  readonly limit: number
  readonly search?: string | undefined
}

/**
 * One page, pinned first, then newest by date. The rows and the total are from the same snapshot.
 */
export const readAnnouncementPage = (db: Database, { page, limit, search }: Page) => {
  const found = and(isNotDeleted, matches(search))
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

export const listAnnouncements: Handler<'listAnnouncements'> = async (
  { query: { page = 1, limit = 10, search } },
  ctx,
) => {
  const { rows, total } = await readAnnouncementPage(ctx.db, { page, limit, search })
  const totalPages = Math.ceil(total / limit)
  return {
    data: rows.map((row) => toAnnouncement(row, ctx)),
    pagination: {
      page,
      limit,
      total,
      totalPages,
      hasPrev: page > 1 && totalPages > 0,
      hasNext: page < totalPages,
    },
  }
}
