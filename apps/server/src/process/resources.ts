import { announcementHandlers } from '../announcements/handlers.ts'
import { announcement } from '../announcements/subject.ts'
import { appealHandlers } from '../appeals/handlers.ts'
import type { Keys } from '../auth/keys.ts'
import { badgeHandlers } from '../badges/handlers.ts'
import { createDeskHandlers } from '../desk/handlers.ts'
import { reportedPost } from '../desk/subject.ts'
import { documentHandlers } from '../documents/handlers.ts'
import type { DocumentLinks } from '../documents/stored/links.ts'
import { emailHandlers } from '../emails/handlers.ts'
import { fileHandlers } from '../files/handlers.ts'
import { inviteHandlers } from '../invites/handlers.ts'
import type { Handlers } from '../kernel/operation.ts'
import type { Subjects } from '../kernel/subject.ts'
import { membershipHandlers } from '../memberships/handlers.ts'
import { plan } from '../memberships/subject.ts'
import { noticeHandlers } from '../notices/handlers.ts'
import { notificationHandlers } from '../notifications/handlers.ts'
import { getNumbers } from '../numbers/numbers.ts'
import { getOperations } from '../operations/getOperations.ts'
import { ownDataHandlers } from '../ownData/handlers.ts'
import { postHandlers } from '../posts/handlers.ts'
import { digestHandlers } from '../record/digest/handlers.ts'
import { recordHandlers } from '../record/handlers.ts'
import { noteHandlers } from '../record/notes/handlers.ts'
import { teamHandlers } from '../team/handlers.ts'
import { administrator } from '../team/subject.ts'
import { createUserHandlers } from '../users/handlers.ts'
import { member } from '../users/subject.ts'

/** The handlers of all resources except auth and the own account. */
export const createResourceHandlers = (links: DocumentLinks, keys: Keys): Handlers => ({
  ...announcementHandlers,
  ...appealHandlers,
  ...badgeHandlers,
  ...createDeskHandlers(keys),
  ...digestHandlers,
  ...documentHandlers,
  ...emailHandlers,
  ...inviteHandlers,
  ...fileHandlers,
  ...membershipHandlers,
  ...noteHandlers,
  ...noticeHandlers,
  ...notificationHandlers,
  ...ownDataHandlers,
  getNumbers,
  getOperations,
  ...postHandlers,
  ...recordHandlers,
  ...teamHandlers,
  ...createUserHandlers(links),
})

/** The kinds of record whose actions can be undone, in the order in which they are locked. */
export const subjects: Subjects = {
  member,
  administrator,
  post: reportedPost,
  announcement,
  plan,
}
