import { TriangleAlert } from 'lucide-react'
import { Button } from '../../components/Button/Button'
import { clockTime } from '../../text/dates'
import { text as defaults } from '../../text/defaults'
import { dashboardText as text } from './dashboardText'
import * as css from './LiveNote.css'
import type { Liveness } from './liveness'

interface LiveNoteProps extends Liveness {
  /** Tries the parts again that failed together. @default each part has its own button */
  onRetry: (() => void) | undefined
}

/**
 * One line for everything that polls: that it is live, and as of when. A screen reader hears of it
 * only when polls begin to fail.
 */
export function LiveNote({ asOf, failing, onRetry }: LiveNoteProps) {
  const isFailing = failing !== 'none'
  return (
    <div className={css.note} data-failing={isFailing || undefined}>
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
      {onRetry && (
        <Button size="small" onPress={onRetry}>
          {defaults.tryAgain}
        </Button>
      )}
    </div>
  )
}
