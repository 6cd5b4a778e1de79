import { Badge } from '../../components/Badge/Badge'
import { useHearth } from '../../provider/HearthProvider'
import { nearMoment } from '../../text/dates'
import { type Announcement, isScheduled } from './announcementsModel'
import { announcementsText as text } from './announcementsText'

type AnnouncementBadgesProps = Pick<Announcement, 'isActive' | 'isPinned' | 'publishedAt'>

/** The current state of an announcement: active or not, not yet published, pinned. */
export function AnnouncementBadges(announcement: AnnouncementBadgesProps) {
  const { now } = useHearth()
  const at = now()
  return (
    <>
      {announcement.isActive ? (
        <Badge tone="positive">{text.isActive}</Badge>
      ) : (
        <Badge>{text.isInactive}</Badge>
      )}
      {isScheduled(announcement, at) ? (
        <Badge tone="info">
          {text.scheduledFor(nearMoment(announcement.publishedAt ?? '', at))}
        </Badge>
      ) : null}
      {announcement.isPinned ? <Badge tone="accent">{text.isPinned}</Badge> : null}
    </>
  )
}
