import { announcementHandlers } from '../announcements/handlers.ts'
import type { Keys } from '../auth/keys.ts'
import { badgeHandlers } from '../badges/handlers.ts'
import { documentHandlers } from '../desk/documentHandlers.ts'
import { createDeskHandlers } from '../desk/handlers.ts'
import { digestHandlers } from '../digest/handlers.ts'
import { emailHandlers } from '../emails/handlers.ts'
import { fileHandlers } from '../files/handlers.ts'
import type { DocumentLinks } from '../files/links.ts'
import { inviteHandlers } from '../invites/handlers.ts'
import type { Handlers } from '../kernel/operation.ts'
import { membershipHandlers } from '../memberships/handlers.ts'
import { noteHandlers } from '../notes/handlers.ts'
import { notificationHandlers } from '../notifications/handlers.ts'
import { postHandlers } from '../posts/handlers.ts'
import { withConflictEntry } from '../record/conflictEntry.ts'
import { recordHandlers } from '../record/handlers.ts'
import { teamHandlers } from '../team/handlers.ts'
import { createUserHandlers } from '../users/handlers.ts'

/** The handlers of all resources except auth and the own account. */
export const createResourceHandlers = (links: DocumentLinks, keys: Keys): Handlers => ({
  ...announcementHandlers,
  ...badgeHandlers,
  ...createDeskHandlers(keys),
  ...digestHandlers,
  ...documentHandlers,
  ...emailHandlers,
  ...inviteHandlers,
  ...fileHandlers,
  ...membershipHandlers,
  ...noteHandlers,
  ...notificationHandlers,
  ...postHandlers,
  ...recordHandlers,
  ...teamHandlers,
  ...createUserHandlers(links),
  updateAnnouncement: withConflictEntry(announcementHandlers.updateAnnouncement),
  toggleAnnouncementStatus: withConflictEntry(announcementHandlers.toggleAnnouncementStatus),
  toggleAnnouncementPinned: withConflictEntry(announcementHandlers.toggleAnnouncementPinned),
  updateMembershipPlan: withConflictEntry(membershipHandlers.updateMembershipPlan),
})
