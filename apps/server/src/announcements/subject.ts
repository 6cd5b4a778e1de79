import { inArray, isNotNull } from 'drizzle-orm'
import { changeImage } from '../files/uploads.ts'
import { audit } from '../kernel/audit.ts'
import { type TrashedSubject, toDeletedAt } from '../kernel/subject.ts'
import { announcements } from '../platform/database/schema.ts'
import { announcementColumns, toAnnouncement } from './announcement.ts'
import { setAnnouncement } from './change.ts'

/** Announcements, for undoing. */
export const announcement: TrashedSubject = {
  read: async (db, use, ids, { lock }) => {
    const rows = db
      .select({ ...announcementColumns, isDeleted: isNotNull(announcements.deletedAt) })
      .from(announcements)
      .where(inArray(announcements.id, [...ids]))
    const found = await (lock ? rows.for('update') : rows)
    return found.map(({ isDeleted, ...row }) => ({ ...toAnnouncement(row, use), isDeleted }))
  },
  restore: async (tx, ctx, entry) => {
    // The audit log has dates as text.
    const { isDeleted, date, publishedAt, ...values } = entry.after
    await setAnnouncement(tx, ctx, entry.subject, {
      ...values,
      ...toDeletedAt(ctx, isDeleted),
      ...(date !== undefined && { date: new Date(String(date)) }),
      ...(publishedAt !== undefined && {
        publishedAt: publishedAt === null ? null : new Date(String(publishedAt)),
      }),
    })
    return audit(tx, ctx, entry)
  },
  trash: {
    table: announcements,
    remove: async (tx, jobs, rows) => {
      const { imageUrl } = announcements
      const gone = await tx.delete(announcements).where(rows).returning({ imageUrl })
      for (const { imageUrl } of gone) await changeImage(tx, jobs, imageUrl, null)
      return gone.length
    },
  },
}
