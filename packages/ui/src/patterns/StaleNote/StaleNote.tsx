import { History } from 'lucide-react'
import * as css from '../../internal/loadNote.css'
import { clockTime } from '../../text/dates'
import { text } from '../../text/defaults'

export interface StaleNoteProps {
  /** When the shown data last arrived. */
  since: Date
}

/**
 * A small line by data whose background reload keeps failing: what is shown stays, and says how old
 * it is. Quiet on purpose; it is not read out each time. Nothing shown at all: that is ErrorState.
 */
export function StaleNote({ since }: StaleNoteProps) {
  return (
    <span className={css.note}>
      <History className={css.icon} strokeWidth={1.75} aria-hidden />
      <time dateTime={since.toISOString()}>{text.updatedRetrying(clockTime(since))}</time>
    </span>
  )
}
