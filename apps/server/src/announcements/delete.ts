import { changeInSession } from '../auth/changeInSession.ts'
import { changeImage } from '../files/uploads.ts'
import { audit } from '../kernel/audit.ts'
import type { Handler } from '../kernel/operation.ts'
import { announcements } from '../platform/database/schema.ts'
import {
  announcementColumns,
  isAnnouncement,
  noSuchAnnouncement,
  recorded,
  toAnnouncement,
} from './announcement.ts'

/** Deletes an announcement with its image. With the record, it can be restored for 30 days. */
export const deleteAnnouncement: Handler<'deleteAnnouncement'> = async ({ params }, ctx) => {
  const isSoft = ctx.config.features.includes('record')
  const condition = isAnnouncement(params.id)
  await changeInSession(ctx, async (tx) => {
    const [row] = isSoft
      ? await tx
          .update(announcements)
          .set({ deletedAt: ctx.now() })
          .where(condition)
          .returning(announcementColumns)
      : await tx.delete(announcements).where(condition).returning(announcementColumns)
    if (!row) throw noSuchAnnouncement()
    if (!isSoft) await changeImage(tx, ctx.jobs, row.imageUrl, null)
    await audit(tx, ctx, {
      action: 'announcement.delete',
      subject: row.id,
      before: { ...recorded(toAnnouncement(row, ctx)), ...(isSoft && { isDeleted: false }) },
      after: isSoft ? { isDeleted: true } : undefined,
    })
  })
  return { message: 'Announcement deleted successfully' }
}
