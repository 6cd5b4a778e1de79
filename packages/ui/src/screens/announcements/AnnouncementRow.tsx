import { memo, useId } from 'react'
import {
  type Announcement,
  AnnouncementBadges,
  announcementName,
} from '../../domain/announcements/announcements'
import { ClampedText } from '../../patterns/ClampedText/ClampedText'
import { RowActions } from '../../patterns/List/List'
import { mediumDate } from '../../text/dates'
import { AnnouncementImage } from './AnnouncementImage'
import * as css from './AnnouncementsScreen.css'
import { type AnnouncementActions, announcementActions } from './announcementActions'

/** Pass stable handlers: a row renders again when a prop changes. */
interface AnnouncementRowProps extends AnnouncementActions {
  announcement: Announcement
  isPending: boolean
  /** Whether the row has actions. */
  mayWrite: boolean
  /** Space is short: the actions are in one menu, with labels. */
  isCard: boolean
}

/** One announcement: its text and state, and its four actions. */
export const AnnouncementRow = memo(function AnnouncementRow(props: AnnouncementRowProps) {
  const { announcement, isPending, isCard, mayWrite } = props
  const titleId = useId()
  const { date, description, imageUrl } = announcement
  const src = imageUrl?.trim() ?? ''
  const name = announcementName(announcement)
  const rowActions = announcementActions(announcement, props)
  return (
    <article
      aria-labelledby={titleId}
      className={css.row}
      data-card={isCard || undefined}
      data-actions={mayWrite || undefined}
    >
      <h2 id={titleId} dir="auto" className={css.title}>
        {name}
      </h2>
      <div className={css.facts}>
        <AnnouncementBadges {...announcement} />
        <time dateTime={date} className={css.date}>
          {mediumDate(date)}
        </time>
      </div>
      <ClampedText titleId={titleId} lines="2">
        {description}
      </ClampedText>
      <AnnouncementImage key={src} src={src} titleId={titleId} />
      {mayWrite && (
        <RowActions
          actions={rowActions}
          rowName={name}
          isPending={isPending}
          inMenu={isCard}
          onAction={(id) => rowActions.find((action) => action.id === id)?.onPress?.()}
        />
      )}
    </article>
  )
})
