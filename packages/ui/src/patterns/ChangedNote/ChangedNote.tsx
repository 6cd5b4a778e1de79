import { Notice } from '../../components/Notice/Notice'
import { panelText } from '../../text/panelDefaults'

export interface ChangedNoteProps {
  /** Whether it was changed: `useChanged`, and not while the form itself saves. */
  isShown: boolean
}

/**
 * First in a form of a record that somebody else has changed meanwhile, in another tab or elsewhere: the
 * last save wins, so the person must know before it. What is typed stays as it is.
 */
export function ChangedNote({ isShown }: ChangedNoteProps) {
  return isShown ? <Notice tone="caution">{panelText.changedMeanwhile}</Notice> : null
}
