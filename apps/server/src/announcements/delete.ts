import { eq } from 'drizzle-orm'
import { changeInSession } from '../auth/changeInSession.ts'
import { audit } from '../kernel/audit.ts'
import type { Handler } from '../kernel/operation.ts'
import { announcements } from '../platform/database/schema.ts'
import { recorded, toAnnouncement } from './announcement.ts'
import { lockAnnouncement, setAnnouncement } from './change.ts'
import { announcement } from './subject.ts'

/** Deletes an announcement with its image. With the record, it can be restored for 30 days. */
export const deleteAnnouncement: Handler<'deleteAnnouncement'> = async ({ params }, ctx) => {
  const isSoft = ctx.config.features.includes('record')
  await changeInSession(ctx, async (tx) => {
    const row = await lockAnnouncement(tx, params.id)
    if (isSoft) await setAnnouncement(tx, ctx, row.id, { deletedAt: ctx.now() })
    else await announcement.trash.remove(tx, ctx.jobs, eq(announcements.id, row.id))
    await audit(tx, ctx, {
      action: 'announcement.delete',
      subject: row.id,
      before: { ...recorded(toAnnouncement(row, ctx)), ...(isSoft && { isDeleted: false }) },
      after: isSoft ? { isDeleted: true } : undefined,
    })
  })
  return { message: 'Announcement deleted successfully' }
}
