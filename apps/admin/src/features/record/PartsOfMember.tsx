import { Stack } from '@hearth/ui/layout/Stack'
import { MemberNotes, MemberRecord, MemberSummary, RECORD_KINDS } from '@hearth/ui/product/record'
import { api } from '../../api'
import { ignoreSettled } from '../../mutations/ignoreSettled'
import { useBusyIds } from '../../mutations/useAction'
import { useFormAction } from '../../mutations/useFormAction'
import { useLeaveGuard } from '../../navigation/useLeaveGuard'
import { useData } from '../../queries/useData'
import { recordMessages } from './messages'
import { useTimeline } from './queries'
import { useUndo } from './useUndo'

const headingIds = { notes: 'member-notes', record: 'member-record' }

const notesOf = (id: string) => api.query('listNotes', { path: { id } })

/** The decisions that a summary may say: of other actions there may be many since. */
const decisionsOn = (id: string, isBanned: boolean) => {
  const { bans, verifications, citizenship } = RECORD_KINDS
  const kinds = isBanned ? bans : [...bans, ...verifications, ...citizenship]
  return api.query('listRecord', { query: { subject: id, kinds: kinds.join() } })
}

/** The decision that holds for a member, in one line; how many notes, and the first pinned one. */
export function SummaryOfMember({ id, isBanned }: { id: string; isBanned: boolean }) {
  const notes = useData(notesOf(id))
  return (
    <MemberSummary
      decisions={useData(decisionsOn(id, isBanned))}
      isBanned={isBanned}
      notes={notes.status === 'ready' ? notes.data : undefined}
      headingIds={headingIds}
    />
  )
}

/** What stewards noted about a member, and what happened to them. */
export function PartsOfMember({ id, name }: { id: string; name: string }) {
  return (
    <Stack space="8">
      <NotesOfMember id={id} />
      <RecordOfMember id={id} name={name} />
    </Stack>
  )
}

function RecordOfMember({ id, name }: { id: string; name: string }) {
  return (
    <MemberRecord {...useTimeline(id)} {...useUndo()} name={name} headingId={headingIds.record} />
  )
}

function NotesOfMember({ id }: { id: string }) {
  const add = useFormAction('createNote', recordMessages.createNote)
  const edit = useFormAction('updateNote', recordMessages.updateNote)
  const remove = useFormAction('deleteNote', recordMessages.deleteNote)
  const guards = { add: useLeaveGuard(), edit: useLeaveGuard() }
  return (
    <MemberNotes
      memberId={id}
      notes={useData(notesOf(id), { keepOnError: true })}
      onAdd={(body) => add.sendAsync({ path: { id }, body })}
      addSubmission={add.submission}
      onEdit={(note, body) => edit.sendAsync({ path: { id: note.id }, body })}
      editSubmission={edit.submission}
      onDelete={(note) => ignoreSettled(remove.sendAsync({ path: { id: note.id } }))}
      busyIds={useBusyIds('updateNote', 'deleteNote')}
      guards={guards}
      headingId={headingIds.notes}
    />
  )
}
