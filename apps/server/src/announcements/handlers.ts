import { createAnnouncement } from './create.ts'
import { deleteAnnouncement } from './delete.ts'
import { listAnnouncements } from './list.ts'
import { getAnnouncementStats } from './stats.ts'
import { toggleAnnouncementPinned, toggleAnnouncementStatus } from './toggle.ts'
import { updateAnnouncement } from './update.ts'

/** Announcements (specification 2.14). */
export const announcementHandlers = {
  listAnnouncements,
  getAnnouncementStats,
  createAnnouncement,
  updateAnnouncement,
  deleteAnnouncement,
  toggleAnnouncementStatus,
  toggleAnnouncementPinned,
}
