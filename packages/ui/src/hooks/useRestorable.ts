import { createContext, useContext } from 'react'
import { panelText } from '../text/panelDefaults'

/** Whether deleted things go to the trash. The application provides it around its pages. */
export const HasTrash = createContext(false)

interface Words {
  description: string
  effect?: string | undefined
}

/**
 * Returns a function for the question before a deletion. Where deleted things go to the trash, it
 * replaces the sentence that the deletion is final by one that it can be reversed: both together
 * would contradict each other (specification 12).
 */
export function useRestorable() {
  const hasTrash = useContext(HasTrash)
  return <Asked extends Words>(question: Asked): Asked & Words =>
    hasTrash
      ? {
          ...question,
          description: question.description.replace(panelText.isFinal, '').trim(),
          effect: panelText.restorable,
        }
      : question
}
