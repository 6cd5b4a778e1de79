import { createContext, useContext } from 'react'
import { type Confirm, useConfirm } from '../../patterns/Confirm/useConfirm'
import { panelText } from '../../text/panelDefaults'

/** Whether deleted things go to the trash. The application provides it around its pages. */
export const HasTrash = createContext(false)

interface Words {
  description: string
  effect?: string | undefined
}

/**
 * Returns a function for questions. Where deleted things go to the trash, it replaces the sentence
 * that a deletion is final by one that it can be reversed: both together would contradict each
 * other (specification 12).
 */
export function useTrashWords() {
  const hasTrash = useContext(HasTrash)
  return <Question extends Words>(question: Question): Question & Words =>
    hasTrash && question.description.includes(panelText.isFinal)
      ? {
          ...question,
          description: question.description.replace(panelText.isFinal, '').trim(),
          effect: panelText.restorable,
        }
      : question
}

/** `useConfirm` for screens with deletions: its questions mention the trash where there is one. */
export const useDeletionConfirm = (): Confirm => useConfirm({ wordsOf: useTrashWords() })
