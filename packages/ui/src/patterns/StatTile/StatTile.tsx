import { History } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { usePreload } from '../../hooks/usePreload'
import { useSlow } from '../../hooks/useSlow'
import * as noteCss from '../../internal/loadNote.css'
import { type Loadable, ownRetry } from '../../loadable'
import { clockTime } from '../../text/dates'
import { text } from '../../text/defaults'
import { count as formatCount } from '../../text/numbers'
import { Sparkline, type SparklineProps } from '../Sparkline/Sparkline'
import { CountValue } from './CountValue'
import * as css from './StatTile.css'
import { statTileText } from './statTileText'

export { CountValue } from './CountValue'
export { StatTiles } from './StatTiles'

/** A number, the moment at which it was true, and how much of it is new. */
export interface Count {
  value: number
  asOf: Date
  /** How many of them are from today. @default unknown */
  today?: number
}

export interface StatTileProps {
  /** What is counted: 'Total Users'. */
  label: string
  /** The number, or why there is none yet. Old numbers stay, with `stale` set. */
  count: Loadable<Count>
  /** The meaning of the number, in a few words: 'Administrators not counted'. */
  definition: string
  /** The list behind the number; the whole tile links to it. */
  href?: string
  /** Its direction, in place of how many are new today. @default none */
  trend?: Trend | undefined
}

/** A comparison, and the line beside it. */
export interface Trend {
  /** In a few words: '+38 this week'. */
  note: string
  /** The line, see Sparkline. */
  line: SparklineProps
}

/**
 * One number that explains itself: what it counts, and where its list is. A child of StatTiles. It
 * has the same size while it loads, when it is stale and when it failed. A load of 10 s says so,
 * and can be cancelled.
 */
export function StatTile({ label, count, definition, href, trend }: StatTileProps) {
  const id = useId()
  return (
    <li className={css.tile} aria-busy={count.status === 'loading' || undefined}>
      <p id={`${id}label`} className={css.label}>
        {href === undefined ? (
          label
        ) : (
          <TileLink href={href} id={id}>
            {label}
          </TileLink>
        )}
      </p>
      <p id={`${id}value`} className={css.value}>
        <CountValue count={count} />
      </p>
      <p className={css.note}>
        {trend && count.status === 'ready' && !count.stale ? (
          <>
            <span className={css.trend}>
              <Sparkline {...trend.line} />
            </span>
            <span>{trend.note}</span>
          </>
        ) : (
          <CountNote count={count} />
        )}
      </p>
      <p id={`${id}definition`} className={css.definition}>
        {definition}
      </p>
    </li>
  )
}

function TileLink({ href, id, children }: { href: string; id: string; children: ReactNode }) {
  return (
    <Link
      {...usePreload(href)}
      href={href}
      className={css.link}
      // One tab stop reads out the label and the number.
      aria-labelledby={`${id}label ${id}value`}
      aria-describedby={`${id}definition`}
    >
      {children}
    </Link>
  )
}

/** How many are new, how old the number is, or a way out of a failed or slow load. */
export function CountNote({ count }: Pick<StatTileProps, 'count'>) {
  const isSlow = useSlow(count.status === 'loading')
  if (count.status !== 'ready') {
    const isFailed = count.status === 'failed'
    const action = isFailed ? ownRetry(count) : isSlow ? count.onCancel : undefined
    // One button for both, so that it keeps the focus when a load is cancelled.
    return (
      <>
        {isSlow && <span>{text.stillWorking}</span>}
        {action && (
          <Button className={css.action} onPress={action}>
            <span>{isFailed ? text.tryAgain : text.cancel}</span>
          </Button>
        )}
      </>
    )
  }
  if (!count.stale) {
    const { today } = count.data
    return today ? <span>{statTileText.newToday(formatCount(today))}</span> : null
  }
  const { since } = count.stale
  return (
    <span className={noteCss.note}>
      <History className={noteCss.icon} strokeWidth={1.75} aria-hidden />
      <time dateTime={since.toISOString()}>{statTileText.updated(clockTime(since))}</time>
    </span>
  )
}
