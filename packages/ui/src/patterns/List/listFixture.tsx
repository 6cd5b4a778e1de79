import { Pencil, Trash2 } from 'lucide-react'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { RowActions } from './RowActions'
import type { RowAction } from './rowAction'

const notes = [
  { id: 'n1', name: 'Garden day', text: 'Bring gloves. We meet at the gate at ten.' },
  { id: 'n2', name: 'یادداشت', text: 'متن کوتاه' },
]

interface NotesProps {
  /** Called with the chosen action and the id of its note. */
  onAction?: (actionId: string, name: string) => void
}

const rowActions: readonly RowAction[] = [
  { id: 'edit', label: 'Edit', icon: <Pencil />, display: 'label', onPress: () => {} },
  { id: 'delete', label: 'Delete', icon: <Trash2 />, tone: 'critical', onPress: () => {} },
]

/** Made-up rows of several lines each. */
export function Notes({ onAction }: NotesProps) {
  return (
    <Stack element="ul" space="3">
      {notes.map(({ id, name, text }) => (
        <li key={id} data-row-id={id}>
          <Inline>
            <Stack space="1">
              <strong dir="auto">{name}</strong>
              <span dir="auto">{text}</span>
            </Stack>
            <RowActions
              actions={rowActions}
              rowName={name}
              isPending={false}
              inMenu={false}
              onAction={(actionId) => onAction?.(actionId, name)}
            />
          </Inline>
        </li>
      ))}
    </Stack>
  )
}
