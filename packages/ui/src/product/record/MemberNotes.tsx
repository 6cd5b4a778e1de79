import { type Ref, useState } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { Card } from '../../components/Card/Card'
import type { Loadable } from '../../loadable'
import { useConfirm } from '../../patterns/ConfirmDialog/ConfirmDialog'
import { EmptyState } from '../../patterns/EmptyState/EmptyState'
import { List } from '../../patterns/List/List'
import { LoadableList } from '../../patterns/LoadableView/LoadableView'
import type { LeaveGuard } from '../../patterns/UnsavedChanges/useUnsavedChanges'
import { useHearth } from '../../provider/HearthProvider'
import type { Submission } from '../../submission'
import * as css from './MemberNotes.css'
import { MemberPart } from './MemberPart'
import { memberNotesText as text } from './memberNotesText'
import { NoteForm } from './NoteForm'
import { NoteRow } from './NoteRow'
import type { MemberNote } from './recordModel'

export type { MemberNote }

/** What a steward writes: the rest is the server's. */
interface NoteValues {
  text: string
  isPinned: boolean
}

/** A change of a note: what is missing stays. */
interface NoteChange extends Partial<NoteValues> {
  /** `editedAt` of the text that the steward saw: a later text is not overwritten. */
  editedAt?: string | null
}

export interface MemberNotesProps {
  /** Id of the member: names the drafts. */
  memberId: string
  /** The notes; pinned ones show first, then the newest. */
  notes: Loadable<readonly MemberNote[]>
  /** Adds a note. The form keeps the text when the promise rejects. */
  onAdd: (values: NoteValues) => Promise<unknown>
  /** The outcome of the last note that was added. @default idle */
  addSubmission?: Submission | undefined
  /** Changes a note of the reader's own; the caller says a failure in a toast. */
  onEdit: (note: MemberNote, change: NoteChange) => Promise<unknown>
  /** The outcome of the last change. @default idle */
  editSubmission?: Submission | undefined
  /** Deletes a note of the reader's own, after a question. */
  onDelete: (note: MemberNote) => Promise<unknown>
  /** Ids of notes that are being changed or deleted. @default none */
  busyIds?: ReadonlySet<string>
  /** Asks before the page is left with a new note, or with an edit: for the route's blocker. */
  guards?: Record<'add' | 'edit', Ref<LeaveGuard>> | undefined
  /** Id of its heading, for a MemberSummary that leads there. @default a new one */
  headingId?: string | undefined
}

const none: readonly MemberNote[] = []
const nobody: ReadonlySet<string> = new Set()

/** Pinned ones first. The server's order is the same, but not that of a list without reload. */
const inOrder = (notes: readonly MemberNote[]) => [
  ...notes.filter(({ isPinned }) => isPinned),
  ...notes.filter(({ isPinned }) => !isPinned),
]

/** What stewards note about one member for each other, as a part of the page of that member. */
export function MemberNotes({
  memberId,
  notes,
  onAdd,
  addSubmission,
  onEdit,
  editSubmission,
  onDelete,
  busyIds = nobody,
  guards,
  headingId,
}: MemberNotesProps) {
  const { drafts } = useHearth()
  const [editedId, setEditedId] = useState<string>()
  const edit = useObjectRef(guards?.edit)
  const { ask, dialog } = useConfirm()
  const shown = notes.status === 'ready' ? notes.data : none
  const draftOf = ({ id }: MemberNote) => `note ${memberId} ${id}`
  // An edit that was open when the session ended opens again, with what was typed.
  const kept = shown.find((note) => note.isOwn && drafts.find(draftOf(note)) !== undefined)
  if (editedId === undefined && kept) setEditedId(kept.id)

  const open = ({ id }: MemberNote) => {
    if (!edit.current) return setEditedId(id)
    // One note is edited at a time.
    void edit.current.confirmLeave().then((leaves) => leaves && setEditedId(id))
  }
  // Another one may be open by the time that a slow answer arrives.
  const close = ({ id }: MemberNote) => setEditedId((now) => (now === id ? undefined : now))
  const askDelete = (note: MemberNote) =>
    ask({
      title: text.delete,
      description: text.askDelete,
      confirmLabel: text.confirmDelete,
      tone: 'critical',
      onConfirm: () => onDelete(note),
    })

  return (
    <MemberPart title={text.title} headingId={headingId}>
      {(heading) => (
        <>
          <div className={css.add}>
            <Card>
              <NoteForm
                draft={`note ${memberId}`}
                label={text.note}
                description={text.description}
                submitLabel={text.add}
                submission={addSubmission}
                onSave={(note) => onAdd({ text: note, isPinned: false })}
                guard={guards?.add}
              />
            </Card>
          </div>
          <LoadableList
            content={notes}
            headingRef={heading}
            errorMessage={text.failed}
            isSection
            emptyState={shown.length === 0 && <EmptyState title={text.noneTitle} />}
          >
            {(all, isRefreshing) => (
              <List label={text.title} isRefreshing={isRefreshing}>
                <ol className={css.notes}>
                  {inOrder(all).map((note) => (
                    <NoteRow
                      key={note.id}
                      note={note}
                      isPending={busyIds.has(note.id)}
                      onEdit={() => open(note)}
                      onPin={() => {
                        // The caller says a failure in a toast.
                        onEdit(note, { isPinned: !note.isPinned }).catch(() => {})
                      }}
                      onDelete={() => askDelete(note)}
                      form={
                        editedId === note.id ? (
                          <NoteForm
                            draft={draftOf(note)}
                            label={text.editing}
                            initial={note.text}
                            submitLabel={text.save}
                            submission={editSubmission}
                            onSave={async (changed) => {
                              await onEdit(note, { text: changed, editedAt: note.editedAt ?? null })
                              close(note)
                            }}
                            onClose={() => close(note)}
                            guard={edit}
                          />
                        ) : undefined
                      }
                    />
                  ))}
                </ol>
              </List>
            )}
          </LoadableList>
          {dialog}
        </>
      )}
    </MemberPart>
  )
}
