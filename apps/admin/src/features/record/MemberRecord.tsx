import { MemberSummary, MemberTimeline, RECORD_KINDS } from '@hearth/ui/domain/record'
import { api } from '../../api'
import { ignoreSettled } from '../../mutations/ignoreSettled'
import { useBusyIds } from '../../mutations/useAction'
import { useFormAction } from '../../mutations/useFormAction'
import { useLeaveGuard } from '../../navigation/useLeaveGuard'
import { useData } from '../../queries/useData'
import { useMay } from '../../session/permissions'
import { recordMessages } from './messages'
import { useTimeline } from './queries'
import { useUndo } from './useUndo'

const notesOf = (id: string) => api.query('listNotes', { path: { id } })

/** The decisions that the summary may show. Other actions can be too many to read. */
const decisionsOn = (id: string, isBanned: boolean) => {
  const { bans, verifications, citizenship } = RECORD_KINDS
  const kinds = isBanned ? bans : [...bans, ...verifications, ...citizenship]
  return api.query('listRecord', { query: { subject: id, kinds: kinds.join() } })
}

/** One line with the current decision about a member, and the first pinned note. */
export function SummaryOfMember({ id, isBanned }: { id: string; isBanned: boolean }) {
  const notes = useData(notesOf(id))
  return (
    <MemberSummary
      decisions={useData(decisionsOn(id, isBanned))}
      isBanned={isBanned}
      notes={notes.status === 'ready' ? notes.data : undefined}
    />
  )
}

/** The timeline of a member: actions of stewards, the member's own events, and notes. */
export function TimelineOfMember({ id, name }: { id: string; name: string }) {
  const mayWrite = useMay('notes.write')
  const add = useFormAction(api.mutation('createNote'), recordMessages.createNote)
  const edit = useFormAction(api.mutation('updateNote'), recordMessages.updateNote)
  const remove = useFormAction(api.mutation('deleteNote'), recordMessages.deleteNote)
  return (
    <MemberTimeline
      {...useTimeline(id)}
      {...useUndo()}
      member={{ id, name }}
      notes={useData(notesOf(id), { keepOnError: true })}
      onAdd={mayWrite ? (body) => add.sendAsync({ path: { id }, body }) : undefined}
      addSubmission={add.submission}
      onEdit={(note, body) => edit.sendAsync({ path: { id: note.id }, body })}
      editSubmission={edit.submission}
      onDelete={(note) => ignoreSettled(remove.sendAsync({ path: { id: note.id } }))}
      busyIds={useBusyIds('undoEntry', 'updateNote', 'deleteNote')}
      guards={{ add: useLeaveGuard(), edit: useLeaveGuard() }}
    />
  )
}
