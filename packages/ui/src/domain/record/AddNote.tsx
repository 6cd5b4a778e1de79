import { useRef } from 'react'
import { Dialog } from '../../components/Dialog/Dialog'
import type { LeaveGuard } from '../../patterns/UnsavedChanges/useUnsavedChanges'
import type { Submission } from '../../submission'
import { isolate } from '../../text/people'
import { memberNotesText as text } from './memberNotesText'
import { NoteForm } from './NoteForm'

export interface AddNoteProps {
  /** Id of the member: names the draft, which is that of the form on their page. */
  memberId: string
  /** The member's name. */
  name: string
  /** Adds the note. The form keeps the text when the promise rejects. */
  onAdd: (values: { text: string; isPinned: boolean }) => Promise<unknown>
  submission: Submission | undefined
  /** Called after the note is saved, and when the person leaves it. */
  onClose: () => void
}

/** One note about a member, written where their page is not in view. */
export function AddNote({ memberId, name, onAdd, submission, onClose }: AddNoteProps) {
  const guard = useRef<LeaveGuard>(null)
  const leave = async () => {
    if ((await guard.current?.confirmLeave()) !== false) onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={() => void leave()}
      title={text.addAbout(isolate(name))}
      isPending={submission?.status === 'sending'}
    >
      <NoteForm
        draft={`note ${memberId}`}
        label={text.note}
        description={text.description}
        submitLabel={text.add}
        submission={submission}
        onSave={async (note) => {
          await onAdd({ text: note, isPinned: false })
          onClose()
        }}
        onClose={onClose}
        guard={guard}
      />
    </Dialog>
  )
}
