export { AnnouncementBadges } from './AnnouncementBadges'
export {
  AnnouncementComposer,
  type AnnouncementComposerProps,
  type ComposerControls,
} from './AnnouncementComposer'
export {
  type Announcement,
  type AnnouncementStats,
  type AnnouncementsPage,
  announcementName,
  countOf,
  otherHost,
} from './announcementsModel'
export { announcementsText } from './announcementsText'
