import { Notice } from '../../components/Notice/Notice'
import { formText } from '../../text/formDefaults'

export interface DraftNoteProps {
  /** Whether any input was restored: `isRestored` of `useDraftForm`. */
  isShown: boolean
  /**
   * The message.
   * @default "We kept what you typed. It hasn't been saved yet."
   */
  message?: string
}

/**
 * First in a form with input restored after the session ended or the page broke: says so, and that
 * it is not saved yet. It disappears with the last unsaved change.
 */
export function DraftNote({ isShown, message = formText.draftIsBack }: DraftNoteProps) {
  return isShown ? <Notice>{message}</Notice> : null
}
