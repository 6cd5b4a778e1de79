import { localize } from '@hearth/ui/text/localize'
import type { Outcome } from '../../errors/outcome'

/** Messages of announcements (specification 8). */
export const announcementMessages = localize('announcementMessages', {
  createAnnouncement: {
    success: { fallback: 'Announcement created successfully' },
    failure: 'Failed to create announcement',
  },
  updateAnnouncement: {
    success: { fallback: 'Announcement updated successfully' },
    failure: 'Failed to update announcement',
  },
  deleteAnnouncement: {
    success: { fallback: 'Announcement deleted successfully' },
    failure: 'Failed to delete announcement',
  },
  toggleAnnouncementStatus: {
    success: { fallback: 'Status updated successfully' },
    failure: 'Failed to update status',
  },
  toggleAnnouncementPinned: {
    success: { fallback: 'Pinned status updated successfully' },
    failure: 'Failed to update pinned status',
  },
} satisfies Record<string, Outcome>)
