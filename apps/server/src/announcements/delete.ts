import { audit } from '../audit.ts'
import { changeImage } from '../files/uploads.ts'
import type { Handler } from '../operation.ts'
import { announcements } from '../platform/database/schema.ts'
import {
  announcementColumns,
  isAnnouncement,
  noSuchAnnouncement,
  recorded,
  toAnnouncement,
} from './announcement.ts'

/** Deletes an announcement for good, with its image. */
export const deleteAnnouncement: Handler<'deleteAnnouncement'> = async ({ params }, ctx) => {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .delete(announcements)
      .where(isAnnouncement(params.id))
      .returning(announcementColumns)
    if (!row) throw noSuchAnnouncement()
    await changeImage(tx, ctx.jobs, row.imageUrl, null)
    await audit(tx, ctx, {
      action: 'announcement.delete',
      subject: row.id,
      before: recorded(toAnnouncement(row, ctx)),
    })
  })
  return { message: 'Announcement deleted successfully' }
}
