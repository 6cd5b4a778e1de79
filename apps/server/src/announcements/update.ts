import { changeInSession } from '../auth/changeInSession.ts'
import { changeImage } from '../files/uploads.ts'
import { audit, difference } from '../kernel/audit.ts'
import type { Handler } from '../kernel/operation.ts'
import { announcements } from '../platform/database/schema.ts'
import {
  announcementColumns,
  imageOf,
  isAnnouncement,
  noSuchAnnouncement,
  readAnnouncement,
  recorded,
  toAnnouncement,
} from './announcement.ts'
import { lockAnnouncement } from './lock.ts'

/** Replaces the content of an announcement, if it has not changed since the person saw it. */
export const updateAnnouncement: Handler<'updateAnnouncement'> = async ({ params, body }, ctx) => {
  const image = await imageOf(ctx.db, params.id)
  const values = await readAnnouncement(body, ctx, image)
  const data = await changeInSession(ctx, async (tx) => {
    const before = await lockAnnouncement(tx, ctx, params.id, body.etag)
    const [row] = await tx
      .update(announcements)
      .set(values)
      .where(isAnnouncement(params.id))
      .returning(announcementColumns)
    if (!row) throw noSuchAnnouncement()
    await changeImage(tx, ctx.jobs, before.imageUrl, row.imageUrl, 'imageUrl')
    const after = toAnnouncement(row, ctx)
    await audit(tx, ctx, {
      action: 'announcement.update',
      subject: row.id,
      ...difference(recorded(toAnnouncement(before, ctx)), recorded(after)),
    })
    return after
  })
  return { message: 'Announcement updated successfully', data }
}
