import { audit, difference } from '../audit.ts'
import type { Handler } from '../operation.ts'
import { announcements } from '../platform/database/schema.ts'
import {
  announcementColumns,
  isAnnouncement,
  noSuchAnnouncement,
  readAnnouncement,
  recorded,
  toAnnouncement,
} from './announcement.ts'
import { lockAnnouncement } from './lock.ts'

/** Replaces the content of an announcement, if it is still as the person saw it. */
export const updateAnnouncement: Handler<'updateAnnouncement'> = async ({ params, body }, ctx) => {
  const values = readAnnouncement(body, ctx)
  const data = await ctx.db.transaction(async (tx) => {
    const before = await lockAnnouncement(tx, params.id, body.etag)
    const [row] = await tx
      .update(announcements)
      .set(values)
      .where(isAnnouncement(params.id))
      .returning(announcementColumns)
    if (!row) throw noSuchAnnouncement()
    const after = toAnnouncement(row)
    await audit(tx, ctx, {
      action: 'announcement.update',
      subject: params.id,
      ...difference(recorded(before), recorded(after)),
    })
    return after
  })
  return { message: 'Announcement updated successfully', data }
}
