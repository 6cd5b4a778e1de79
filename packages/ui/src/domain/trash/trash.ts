import { createContext, useContext } from 'react'
import { type Confirm, useConfirm } from '../../patterns/Confirm/useConfirm'
import { panelText } from '../../text/panelDefaults'

/** Whether deleted things go to the trash. The application provides it around its pages. */
export const HasTrash = createContext(false)

interface Words {
  isFinal?: boolean | undefined
  effect?: string | undefined
}

/**
 * Returns a function for questions before deletions. Where deleted things go to the trash, a
 * question says that they can be restored, and not that the action is final (specification 12).
 */
export function useTrashWords() {
  const hasTrash = useContext(HasTrash)
  return <Question extends Words>(question: Question): Question & Words =>
    hasTrash && question.isFinal
      ? { ...question, isFinal: false, effect: panelText.restorable }
      : question
}

/** `useConfirm` for screens with deletions: its questions mention the trash where there is one. */
export const useDeletionConfirm = (): Confirm => useConfirm({ wordsOf: useTrashWords() })
