import { AddNote } from '@hearth/ui/product/record'
import { useFormAction } from '../../mutations/useFormAction'
import { recordMessages } from './messages'

export interface AddNotePartProps {
  /** Id of the member. */
  id: string
  name: string
  onClose: () => void
}

/** A note about a member, written from another page. */
export function AddNotePart({ id, name, onClose }: AddNotePartProps) {
  const { sendAsync, submission } = useFormAction('createNote', recordMessages.createNoteElsewhere)
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
