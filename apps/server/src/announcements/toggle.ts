import { not } from 'drizzle-orm'
import { changeInSession } from '../auth/changeInSession.ts'
import { audit } from '../kernel/audit.ts'
import type { Context, Handler } from '../kernel/operation.ts'
import { announcements } from '../platform/database/schema.ts'
import { isAnnouncement, noSuchAnnouncement } from './announcement.ts'
import { lockAnnouncement } from './lock.ts'

/** Toggles a switch. Without an etag, two calls at the same time toggle it twice. */
const toggle = (
  ctx: Context,
  id: string,
  etag: string | undefined,
  field: 'isActive' | 'isPinned',
) =>
  changeInSession(ctx, async (tx) => {
    await lockAnnouncement(tx, ctx, id, etag)
    const [row] = await tx
      .update(announcements)
      .set({ [field]: not(announcements[field]) })
      .where(isAnnouncement(id))
      .returning({ id: announcements.id, now: announcements[field] })
    if (!row) throw noSuchAnnouncement()
    await audit(tx, ctx, {
      action: field === 'isActive' ? 'announcement.toggle-status' : 'announcement.toggle-pinned',
      subject: row.id,
      before: { [field]: !row.now },
      after: { [field]: row.now },
    })
  })

/** Shows an announcement to members, or hides it. */
export const toggleAnnouncementStatus: Handler<'toggleAnnouncementStatus'> = async (
  { params, query },
  ctx,
) => {
  await toggle(ctx, params.id, query.etag, 'isActive')
  return { message: 'Status updated successfully' }
}

/** Pins an announcement above the others, or unpins it. */
export const toggleAnnouncementPinned: Handler<'toggleAnnouncementPinned'> = async (
  { params, query },
  ctx,
) => {
  await toggle(ctx, params.id, query.etag, 'isPinned')
  return { message: 'Pinned status updated successfully' }
}
