import { Text } from '../../components/Text/Text'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { Inline } from '../../layout/Inline/Inline'
import { useHearth } from '../../provider/HearthProvider'
import { nearMoment } from '../../text/dates'
import { StateBadge, type StateTone, stateTones } from '../states/states'
import type { AnnouncementValues } from './announcement.schema'
import { announcementsText } from './announcementsText'
import { type Outlook, outlookOf } from './composerModel'
import { composerText as text } from './composerText'

const badges: Record<Outlook, [tone: StateTone, label: string]> = {
  hidden: [stateTones.inactive, announcementsText.isInactive],
  visible: [stateTones.active, announcementsText.isActive],
  scheduled: [stateTones.scheduled, text.scheduled],
  unscheduled: [stateTones.scheduled, text.scheduled],
}

/**
 * The state of the announcement after saving, in one line: its badges in the list, and when members
 * see it.
 */
export function AnnouncementStatus({
  isPinned,
  ...state
}: Pick<AnnouncementValues, 'isActive' | 'isPinned' | 'publishedAt'>) {
  const now = useHearth().now()
  const outlook = outlookOf(state, now)
  const [tone, label] = badges[outlook]
  const words: Record<Outlook, string> = {
    hidden: text.isHidden,
    visible: text.isVisible,
    scheduled: text.goesOut(nearMoment(state.publishedAt, now)),
    unscheduled: text.goesOutLater,
  }
  return (
    <Inline>
      <VisuallyHidden>{text.status}</VisuallyHidden>
      <StateBadge label={label} tone={tone} />
      {isPinned ? <StateBadge label={announcementsText.isPinned} tone={stateTones.pinned} /> : null}
      <Text element="span">{words[outlook]}</Text>
    </Inline>
  )
}
