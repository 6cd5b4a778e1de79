import { ArrowUpRight } from 'lucide-react'
import { Button as PlainButton } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { Spinner } from '../../components/Spinner/Spinner'
import { usePreload } from '../../hooks/usePreload'
import { useSlow } from '../../hooks/useSlow'
import type { Loadable } from '../../loadable'
import { clockTime } from '../../text/dates'
import { text } from '../../text/defaults'
import { count as formatCount } from '../../text/numbers'
import { StaleNote } from '../StaleNote/StaleNote'
import * as css from './StatTile.css'

export { StatTiles } from './StatTiles'

/** A number and the moment at which it was true. */
export interface Count {
  value: number
  asOf: Date
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
}

/**
 * One number that explains itself: what it counts, from when it is, and where its list is. It has
 * the same size while it loads, when it is stale and when it failed. A load of 10 s says so, and
 * can be cancelled.
 */
export function StatTile({ label, count, definition, href }: StatTileProps) {
  const preload = usePreload(href)
  return (
    <article className={css.tile} aria-busy={count.status === 'loading' || undefined}>
      <h3 className={css.label}>
        {href === undefined ? (
          label
        ) : (
          <>
            <Link {...preload} href={href} className={css.link}>
              {label}
            </Link>
            <ArrowUpRight className={css.arrow} strokeWidth={1.75} aria-hidden />
          </>
        )}
      </h3>
      <p className={css.value}>
        <Value count={count} />
      </p>
      <p className={css.definition}>{definition}</p>
      <p className={css.foot}>
        <Foot count={count} />
      </p>
    </article>
  )
}

function Value({ count }: Pick<StatTileProps, 'count'>) {
  if (count.status === 'ready') return formatCount(count.data.value)
  if (count.status === 'loading') return <Spinner size="small" label={text.loading} />
  return (
    <span className={css.nothing} role="img" aria-label={text.neverLoaded}>
      –
    </span>
  )
}

function Foot({ count }: Pick<StatTileProps, 'count'>) {
  const isSlow = useSlow(count.status === 'loading')
  if (count.status !== 'ready') {
    const isFailed = count.status === 'failed'
    const action = isFailed ? count.onRetry : isSlow ? count.onCancel : undefined
    // One button for both, so that it keeps the focus when a load is cancelled.
    return (
      <>
        {isSlow && <span>{text.stillWorking}</span>}
        {action && (
          <PlainButton className={css.action} onPress={action}>
            {isFailed ? text.tryAgain : text.cancel}
          </PlainButton>
        )}
      </>
    )
  }
  if (count.stale) return <StaleNote since={count.stale.since} />
  return (
    <time dateTime={count.data.asOf.toISOString()}>{text.asOf(clockTime(count.data.asOf))}</time>
  )
}
