import { History } from 'lucide-react'
import * as css from '../../internal/loadNote.css'
import { clockTime } from '../../text/dates'
import { text } from '../../text/defaults'

export interface StaleNoteProps {
  /** When the visible data last arrived. */
  since: Date
}

/**
 * A small line beside data with a reload that keeps failing: the data stays, and the line says
 * how old it is. It is quiet on purpose and not read out each time. If there is no data at all
 * use ErrorState.
 */
export function StaleNote({ since }: StaleNoteProps) {
  return (
    <span className={css.note}>
      <History className={css.icon} strokeWidth={1.75} aria-hidden />
      <time dateTime={since.toISOString()}>{text.updatedRetrying(clockTime(since))}</time>
    </span>
  )
}
