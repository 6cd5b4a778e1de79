import { Eraser } from 'lucide-react'
import {
  type Confirm,
  type ReasonInput,
  type ReasonRequest,
  useConfirm,
} from '../../patterns/Confirm/useConfirm'
import type { RowAction } from '../../patterns/List/List'
import { isolate, personName, plainText } from '../../text/people'
import { erasureText as text } from './erasureText'
import type { UserRow } from './usersModel'
import { usersText } from './usersText'

/** Erases the words about a member from the record. */
export interface ErasureActions {
  /**
   * Erases them, after the question. The dialog closes when the promise resolves. Undefined where the
   * person may not.
   */
  onErase?: ((user: UserRow, reason?: ReasonInput) => Promise<unknown>) | undefined
  /** The reason field of the question: the server needs one. @default no reason is asked for */
  eraseReason?: ((user: UserRow) => ReasonRequest | undefined) | undefined
}

interface Erasure extends Pick<Confirm, 'dialog' | 'isAsking'> {
  /** The action for the menu of the page; none where the person may not erase. */
  erasureOf: (user: UserRow) => readonly RowAction[]
}

/** The erasure of a member from the record, with the question before it. */
export function useErasure({ onErase, eraseReason }: ErasureActions): Erasure {
  const { ask, dialog, isAsking } = useConfirm()
  const erasureOf = (user: UserRow): readonly RowAction[] => {
    if (!onErase) return []
    const question = {
      title: text.title(isolate(personName(user))),
      description: text.question,
      effect: text.effect,
      detail: plainText(user.email) || usersText.notProvided,
      confirmLabel: text.erase,
      isFinal: true,
      tone: 'critical',
      reason: eraseReason?.(user),
      onConfirm: async (reason?: ReasonInput) => onErase(user, reason),
    } as const
    return [
      {
        id: 'erase',
        label: text.erase,
        icon: <Eraser />,
        tone: 'critical',
        onPress: () => ask(question),
      },
    ]
  }
  return { erasureOf, dialog, isAsking }
}
