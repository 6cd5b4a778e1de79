import type { Handler } from '../kernel/operation.ts'
import { changeAnnouncement } from './change.ts'

/** Shows an announcement to members, or hides it. Without an etag, two calls at once toggle it twice. */
export const toggleAnnouncementStatus: Handler<'toggleAnnouncementStatus'> = async (
  { params, query },
  ctx,
) => {
  const toggle = ({ isActive }: { isActive: boolean }) => ({ isActive: !isActive })
  await changeAnnouncement(ctx, params.id, 'announcement.toggle-status', query.etag, toggle)
  return { message: 'Status updated successfully' }
}

/** Pins an announcement above the others, or unpins it. */
export const toggleAnnouncementPinned: Handler<'toggleAnnouncementPinned'> = async (
  { params, query },
  ctx,
) => {
  const toggle = ({ isPinned }: { isPinned: boolean }) => ({ isPinned: !isPinned })
  await changeAnnouncement(ctx, params.id, 'announcement.toggle-pinned', query.etag, toggle)
  return { message: 'Pinned status updated successfully' }
}
