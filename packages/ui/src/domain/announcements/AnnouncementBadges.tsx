import { useHearth } from '../../provider/HearthProvider'
import { nearMoment } from '../../text/dates'
import { StateBadge, stateTones } from '../states/states'
import { type Announcement, isScheduled } from './announcementsModel'
import { announcementsText as text } from './announcementsText'

type AnnouncementBadgesProps = Pick<Announcement, 'isActive' | 'isPinned' | 'publishedAt'>

/** The current state of an announcement: active or not, not yet published, pinned. */
export function AnnouncementBadges(announcement: AnnouncementBadgesProps) {
  const { now } = useHearth()
  const at = now()
  return (
    <>
      <StateBadge
        {...(announcement.isActive
          ? { label: text.isActive, tone: stateTones.active }
          : { label: text.isInactive, tone: stateTones.inactive })}
      />
      {isScheduled(announcement, at) ? (
        <StateBadge
          label={text.scheduledFor(nearMoment(announcement.publishedAt ?? '', at))}
          tone={stateTones.scheduled}
        />
      ) : null}
      {announcement.isPinned ? <StateBadge label={text.isPinned} tone={stateTones.pinned} /> : null}
    </>
  )
}
