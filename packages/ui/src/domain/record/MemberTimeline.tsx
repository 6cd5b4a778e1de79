import { type Ref, useId, useRef, useState } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { Card } from '../../components/Card/Card'
import { Heading } from '../../components/Heading/Heading'
import { Text } from '../../components/Text/Text'
import { useRowFocus } from '../../hooks/useRowFocus'
import { useRowKeys } from '../../hooks/useRowKeys'
import { message } from '../../internal/focusedMessage.css'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { useConfirm } from '../../patterns/Confirm/useConfirm'
import { List } from '../../patterns/List/List'
import { LoadableView } from '../../patterns/LoadableView/LoadableView'
import { LoadFailure } from '../../patterns/LoadFailure/LoadFailure'
import { Timeline, type TimelineBaseProps } from '../../patterns/Timeline/Timeline'
import type { LeaveGuard } from '../../patterns/UnsavedChanges/useUnsavedChanges'
import { useHearth } from '../../provider/HearthProvider'
import type { Submission } from '../../submission'
import * as css from './MemberTimeline.css'
import { memberNotesText as text } from './memberNotesText'
import { NoteForm } from './NoteForm'
import { NoteRow } from './NoteRow'
import type { MemberEvent, MemberNote } from './recordModel'
import { recordText } from './recordText'
import type { RecordUndo } from './recordUndo'
import { toMemberTimeline } from './toMemberTimeline'

export { MemberSummary } from './MemberSummary'
export type { MemberNote }

/** The fields of a note that the author sets. */
interface NoteValues {
  text: string
  isPinned: boolean
}

/** A change of a note. Missing fields keep their value. */
interface NoteChange extends Partial<NoteValues> {
  /** `editedAt` of the text that the administrator saw: a later text is not overwritten. */
  editedAt?: string | null
}

export interface MemberTimelineProps extends RecordUndo, TimelineBaseProps {
  member: { id: string; name: string }
  /** The actions on this member and what they did themselves, newest first. */
  events: Loadable<readonly MemberEvent[]>
  /** All notes about this member. */
  notes: Loadable<readonly MemberNote[]>
  /** Adds a note; undefined where the person may not write one. The form keeps the text when the promise rejects. */
  onAdd: ((values: NoteValues) => Promise<unknown>) | undefined
  /** The outcome of the last note that was added. @default idle */
  addSubmission?: Submission | undefined
  /** Changes a note that the reader wrote. The caller shows a toast when it fails. */
  onEdit: (note: MemberNote, change: NoteChange) => Promise<unknown>
  /** The outcome of the last change. @default idle */
  editSubmission?: Submission | undefined
  /** Deletes a note of the reader's own, after a question. */
  onDelete: (note: MemberNote) => Promise<unknown>
  /** Ids of entries that are being undone, and of notes that are being changed. @default none */
  busyIds?: ReadonlySet<string>
  /** Asks before the page is left with a new note, or with an edit: for the route's blocker. */
  guards?: Record<'add' | 'edit', Ref<LeaveGuard>> | undefined
}

const noEvents: readonly MemberEvent[] = []
const noNotes: readonly MemberNote[] = []
const nobody: ReadonlySet<string> = new Set()

/**
 * The activity of one member: the field for a new note, the pinned notes, then actions, other notes
 * and what the member did, newest first.
 */
export function MemberTimeline({
  member,
  events,
  notes,
  onAdd,
  addSubmission,
  onEdit,
  editSubmission,
  onDelete,
  onUndo,
  busyIds = nobody,
  refusals,
  guards,
  ...more
}: MemberTimelineProps) {
  const titleId = useId()
  const heading = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  useRowFocus(rows)
  useRowKeys(rows)
  const ownEvents = events.status === 'ready' ? events.data : noEvents
  const ownNotes = notes.status === 'ready' ? notes.data : noNotes
  const { ask, dialog } = useConfirm()
  const editing = useNoteEditing(member.id, ownNotes, guards?.edit)

  const rowOf = (note: MemberNote) => (
    <NoteRow
      key={note.id}
      note={note}
      timeZone={more.timeZone}
      isPending={busyIds.has(note.id)}
      onEdit={() => editing.open(note)}
      onPin={() => {
        // The caller shows a toast when it fails.
        onEdit(note, { isPinned: !note.isPinned }).catch(() => {})
      }}
      onDelete={() =>
        ask({
          title: text.delete,
          description: text.askDelete,
          isFinal: true,
          confirmLabel: text.confirmDelete,
          tone: 'critical',
          onConfirm: () => onDelete(note),
        })
      }
      form={
        editing.id === note.id ? (
          <NoteForm
            draft={draftOf(member.id, note)}
            label={text.editing}
            initial={note.text}
            submitLabel={text.save}
            submission={editSubmission}
            onSave={async (changed) => {
              await onEdit(note, { text: changed, editedAt: note.editedAt ?? null })
              editing.close(note)
            }}
            onClose={() => editing.close(note)}
            guard={editing.guard}
          />
        ) : undefined
      }
    />
  )
  const pinned = ownNotes.filter(({ isPinned }) => isPinned)
  const others = ownNotes.filter(({ isPinned }) => !isPinned)
  const entries = toMemberTimeline(
    { events: ownEvents, name: member.name, hasOlder: more.onLoadMore !== undefined },
    others.map((note) => ({ id: note.id, at: note.at, row: rowOf(note) })),
  )
  // Notes that arrive after the events would push them down.
  const content = notes.status === 'loading' && events.status === 'ready' ? notes : events

  return (
    <Stack space="3" element="section" aria-labelledby={titleId}>
      <div ref={heading} id={titleId} tabIndex={-1} className={message}>
        <Heading level={2} size="section">
          {recordText.activity}
        </Heading>
      </div>
      {onAdd && (
        <div className={css.add}>
          <Card padding="small">
            <NoteForm
              draft={`note ${member.id}`}
              label={text.note}
              description={text.description}
              submitLabel={text.add}
              submission={addSubmission}
              onSave={(note) => onAdd({ text: note, isPinned: false })}
              guard={guards?.add}
            />
          </Card>
        </div>
      )}
      <div ref={rows} tabIndex={-1} className={`${css.rows} ${message}`}>
        {notes.status === 'failed' ? (
          <LoadFailure message={text.failed} onRetry={notes.onRetry} focusRef={heading} />
        ) : null}
        {pinned.length > 0 && content.status !== 'loading' ? (
          <List label={text.pinnedNotes}>
            <ol>{pinned.map(rowOf)}</ol>
          </List>
        ) : null}
        <LoadableView
          content={content}
          headingRef={heading}
          errorMessage={recordText.failed}
          isSection
          shape="rows"
        >
          {(_, isRefreshing) =>
            entries.length > 0 ? (
              <Timeline
                {...more}
                label={recordText.actions}
                level={3}
                entries={entries}
                isRefreshing={isRefreshing}
                onUndo={onUndo}
                busyIds={busyIds}
                {...(refusals && { refusals })}
              />
            ) : pinned.length > 0 ? null : (
              <Text tone="muted">{recordText.noneOfMember}</Text>
            )
          }
        </LoadableView>
        {events.status === 'failed' && entries.length > 0 ? (
          <Timeline label={recordText.actions} level={3} entries={entries} />
        ) : null}
      </div>
      {dialog}
    </Stack>
  )
}

/** The name of the draft of an edited note. */
const draftOf = (memberId: string, { id }: MemberNote) => `note ${memberId} ${id}`

/** Which note is being edited: one at a time. */
function useNoteEditing(
  memberId: string,
  notes: readonly MemberNote[],
  ref: Ref<LeaveGuard> | undefined,
) {
  const { drafts } = useHearth()
  const [editedId, setEditedId] = useState<string>()
  const guard = useObjectRef(ref)
  // An edit that was open when the session ended opens again, with what was typed.
  const kept = notes.find(
    (note) => note.isOwn && drafts.find(draftOf(memberId, note)) !== undefined,
  )
  if (editedId === undefined && kept) setEditedId(kept.id)
  return {
    id: editedId,
    guard,
    /** Asks first whether an edit of another note may go. */
    open: ({ id }: MemberNote) => {
      if (!guard.current) return setEditedId(id)
      void guard.current.confirmLeave().then((leaves) => leaves && setEditedId(id))
    },
    /**
     * Closes the form only if it is still that of this note: another may be open when a slow answer
     * arrives.
     */
    close: ({ id }: MemberNote) => setEditedId((now) => (now === id ? undefined : now)),
  }
}
