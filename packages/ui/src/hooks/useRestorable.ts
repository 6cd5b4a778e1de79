import { createContext, useContext } from 'react'
import { panelText } from '../text/panelDefaults'

/** Whether what is deleted goes to the trash: the application says so around its pages. */
export const HasTrash = createContext(false)

/**
 * What the question before a deletion adds to its stated words, where deleted things go to the
 * trash; otherwise undefined.
 */
export const useRestorable = (): string | undefined =>
  useContext(HasTrash) ? panelText.restorable : undefined
