import { Button } from '../../components/Button/Button'
import { Text } from '../../components/Text/Text'
import { Stack } from '../../layout/Stack/Stack'
import { useHearth } from '../../provider/HearthProvider'
import { mediumDate, nearMoment } from '../../text/dates'
import { plainText } from '../../text/people'
import * as css from './AnnouncementComposer.css'
import { type Announcement, isScheduled } from './announcementsModel'
import { announcementsText } from './announcementsText'
import { composerText as text } from './composerText'

interface AnnouncementPreviewProps
  extends Pick<
    Announcement,
    'title' | 'description' | 'date' | 'isActive' | 'isPinned' | 'publishedAt'
  > {
  /** Address of the image to show; undefined for none. */
  image: string | undefined
  /** The host of an image that shows on request only. */
  hiddenHost: string | undefined
  onShowImage: () => void
}

/** The announcement on a phone, updated while somebody types, and from when members see it. */
export function AnnouncementPreview({
  title,
  description,
  date,
  isPinned,
  image,
  hiddenHost,
  onShowImage,
  ...state
}: AnnouncementPreviewProps) {
  const { now } = useHearth()
  const at = now()
  const name = plainText(title)
  return (
    <Stack space="3">
      <div className={css.phone}>
        <div className={css.card}>
          {image && <img className={css.image} src={image} alt="" referrerPolicy="no-referrer" />}
          <h4 dir="auto" className={css.title} data-empty={!name || undefined}>
            {name || text.noTitle}
          </h4>
          <p className={css.meta}>
            <time dateTime={date}>{mediumDate(date)}</time>
            {isPinned && ` · ${announcementsText.isPinned}`}
          </p>
          <p dir="auto" className={css.words} data-empty={!description.trim() || undefined}>
            {description.trim() ? description : text.noDescription}
          </p>
        </div>
      </div>
      {hiddenHost !== undefined && (
        <Button size="small" onPress={onShowImage}>
          {text.showImage(hiddenHost)}
        </Button>
      )}
      <Text tone="muted" size="small">
        {visibility(state, at)}
      </Text>
    </Stack>
  )
}

function visibility(state: Pick<Announcement, 'isActive' | 'publishedAt'>, now: Date): string {
  if (!state.isActive) return text.isHidden
  // Later, before there is a whole date and time.
  if (state.publishedAt && Number.isNaN(Date.parse(state.publishedAt))) return text.isVisibleLater
  if (!isScheduled(state, now)) return text.isVisible
  return text.isVisibleFrom(nearMoment(state.publishedAt ?? '', now))
}
