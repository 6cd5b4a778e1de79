import { Badge, type BadgeProps } from '../../components/Badge/Badge'
import { Text } from '../../components/Text/Text'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { Inline } from '../../layout/Inline/Inline'
import { useHearth } from '../../provider/HearthProvider'
import { nearMoment } from '../../text/dates'
import type { AnnouncementValues } from './announcement.schema'
import { announcementsText } from './announcementsText'
import { type Outlook, outlookOf } from './composerModel'
import { composerText as text } from './composerText'

const badges: Record<Outlook, [tone: NonNullable<BadgeProps['tone']>, label: string]> = {
  hidden: ['neutral', announcementsText.isInactive],
  visible: ['positive', announcementsText.isActive],
  scheduled: ['info', text.scheduled],
  unscheduled: ['info', text.scheduled],
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
      <Badge tone={tone}>{label}</Badge>
      {isPinned ? <Badge tone="accent">{announcementsText.isPinned}</Badge> : null}
      <Text element="span">{words[outlook]}</Text>
    </Inline>
  )
}
