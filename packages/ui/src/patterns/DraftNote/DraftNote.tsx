import { Notice } from '../../components/Notice/Notice'
import { panelText } from '../../text/panelDefaults'

export interface DraftNoteProps {
  /** Whether something is back: `isRestored` of `useDraftForm`. */
  isShown: boolean
  /** What it says. @default "We kept what you typed before your session ended. It hasn't been saved yet." */
  message?: string
}

/**
 * First in a form whose text has come back after the session ended: says so, and that it is not saved
 * yet. It goes away with the last change that is not saved.
 */
export function DraftNote({ isShown, message = panelText.draftIsBack }: DraftNoteProps) {
  return isShown ? <Notice>{message}</Notice> : null
}
