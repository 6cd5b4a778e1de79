import { Pencil, Pin, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../../components/IconButton/IconButton'
import { Moment } from '../../components/Moment/Moment'
import { Inline } from '../../layout/Inline/Inline'
import { clockTime, dateTime } from '../../text/dates'
import * as css from './MemberTimeline.css'
import { memberNotesText as text } from './memberNotesText'
import type { MemberNote } from './recordModel'
import { actorName } from './recordWords'

interface NoteRowProps {
  note: MemberNote
  /** As in Timeline. */
  timeZone: string | undefined
  isPending: boolean
  onEdit: () => void
  onPin: () => void
  onDelete: () => void
  /** Takes the place of the text while the note is edited. */
  form: ReactNode
}

/**
 * One note: what, who and when. Its author can change it. A pinned note also shows its day, because
 * it is not in the group of a day.
 */
export function NoteRow({
  note,
  timeZone,
  isPending,
  onEdit,
  onPin,
  onDelete,
  form,
}: NoteRowProps) {
  const edit = useRef<HTMLButtonElement>(null)
  const isEdited = form !== undefined
  const wasEdited = useRef(false)

  // The form that had the focus is gone. The form of another note may have it by now.
  useEffect(() => {
    const isInForm = Boolean(document.activeElement?.closest('form'))
    if (wasEdited.current && !isEdited && !isInForm) edit.current?.focus()
    wasEdited.current = isEdited
  }, [isEdited])

  const { id, at, editedAt, author, isPinned, isOwn } = note
  if (isEdited) {
    return (
      <li data-row-id={id} className={css.note}>
        {form}
      </li>
    )
  }
  return (
    <li data-row-id={id} className={css.note}>
      <span className={css.time}>
        {isPinned ? (
          <Pin aria-hidden="true" />
        ) : (
          <Moment value={at}>{clockTime(new Date(at), timeZone)}</Moment>
        )}
      </span>
      <div className={css.words}>
        <p className={css.sentence}>
          <bdi translate="no" className={css.author}>
            {actorName(author)}
          </bdi>{' '}
          <span>{text.noted}</span>
          <span className={css.meta}>
            {isPinned ? (
              <>
                <span>{' · '}</span>
                <Moment value={at}>{dateTime(at, timeZone)}</Moment>
              </>
            ) : null}
            {editedAt ? (
              <>
                <span>{' · '}</span>
                <Moment value={editedAt}>{text.edited(dateTime(editedAt, timeZone))}</Moment>
              </>
            ) : null}
          </span>
        </p>
        <p dir="auto" className={css.text}>
          {note.text}
        </p>
      </div>
      {isOwn ? (
        <div className={css.actions}>
          <Inline space="1" wrap="nowrap">
            <IconButton
              label={text.pin}
              icon={<Pin />}
              size="small"
              aria-pressed={isPinned}
              isPending={isPending}
              data-action-id="pin"
              onPress={onPin}
            />
            <IconButton
              ref={edit}
              label={text.edit}
              icon={<Pencil />}
              size="small"
              isDisabled={isPending}
              data-action-id="edit"
              onPress={onEdit}
            />
            <IconButton
              label={text.delete}
              icon={<Trash2 />}
              size="small"
              variant="critical"
              isDisabled={isPending}
              data-action-id="delete"
              onPress={onDelete}
            />
          </Inline>
        </div>
      ) : null}
    </li>
  )
}
