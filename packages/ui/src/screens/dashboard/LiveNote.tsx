import { TriangleAlert } from 'lucide-react'
import { clockTime } from '../../text/dates'
import { dashboardText as text } from './dashboardText'
import * as css from './LiveNote.css'
import type { Liveness } from './liveness'

/**
 * One line for everything that polls: that it is live, and as of when. A screen reader hears of it
 * only when polls begin to fail.
 */
export function LiveNote({ asOf, failing }: Liveness) {
  const isFailing = failing !== 'none'
  return (
    <p className={css.note} data-failing={isFailing || undefined}>
      {isFailing && <TriangleAlert className={css.icon} strokeWidth={1.75} aria-hidden />}
      <span role="status">{isFailing && (failing === 'all' ? text.notLive : text.partlyLive)}</span>
      {!isFailing && asOf && (
        <>
          <span className={css.dot} />
          <span>{text.live}</span>
        </>
      )}
      {asOf && (
        <>
          <span aria-hidden>·</span>
          <time dateTime={asOf.toISOString()}>{clockTime(asOf)}</time>
        </>
      )}
    </p>
  )
}
