import { CircleAlert } from 'lucide-react'
import * as css from '../../internal/loadNote.css'
import type { Loadable } from '../../loadable'
import { panelText as text } from '../../text/panelDefaults'
import { StaleNote } from '../StaleNote/StaleNote'

export interface LoadNotesProps {
  /** Content beside the notes. */
  of: Loadable<unknown>
}

/** Whether there is anything to say. */
export const hasLoadNotes = (of: Loadable<unknown>): boolean =>
  of.status === 'ready' && Boolean(of.stale || of.leftOut)

/**
 * The small notes about loaded data: how old it is while its reload keeps failing, and how many
 * of its entries could not be shown. They render nothing while all is well, or while there is no
 * data.
 */
export function LoadNotes({ of }: LoadNotesProps) {
  if (of.status !== 'ready') return null
  return (
    <>
      {of.stale ? <StaleNote since={of.stale.since} /> : null}
      {of.leftOut ? (
        <span className={css.note}>
          <CircleAlert className={css.icon} strokeWidth={1.75} aria-hidden />
          <span>{text.leftOut(of.leftOut)}</span>
        </span>
      ) : null}
    </>
  )
}
