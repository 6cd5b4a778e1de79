import { AddNote } from '@hearth/ui/domain/record'
import { api } from '../../api'
import { useFormAction } from '../../mutations/useFormAction'
import { recordMessages } from './messages'

export interface NewNoteProps {
  /** Id of the member. */
  id: string
  name: string
  onClose: () => void
}

/** A note about a member, written from another page. */
export function NewNote({ id, name, onClose }: NewNoteProps) {
  const { sendAsync, submission } = useFormAction(
    api.mutation('createNote'),
    recordMessages.createNoteElsewhere,
  )
  return (
    <AddNote
      memberId={id}
      name={name}
      onAdd={(body) => sendAsync({ path: { id }, body })}
      submission={submission}
      onClose={onClose}
    />
  )
}
