import { Button } from '../../components/Button/Button'
import { Stack } from '../../layout/Stack/Stack'
import { mediumDate } from '../../text/dates'
import { plainText } from '../../text/people'
import * as css from './AnnouncementComposer.css'
import type { Announcement } from './announcementsModel'
import { announcementsText } from './announcementsText'
import { composerText as text } from './composerText'

interface AnnouncementPreviewProps
  extends Pick<Announcement, 'title' | 'description' | 'date' | 'isPinned'> {
  /** Address of the image to show; undefined for none. */
  image: string | undefined
  /** The host of an image that shows on request only. */
  hiddenHost: string | undefined
  onShowImage: () => void
}

/** The announcement on a phone, updated while somebody types. */
export function AnnouncementPreview({
  title,
  description,
  date,
  isPinned,
  image,
  hiddenHost,
  onShowImage,
}: AnnouncementPreviewProps) {
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
            {isPinned && <span>{` · ${announcementsText.isPinned}`}</span>}
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
    </Stack>
  )
}
