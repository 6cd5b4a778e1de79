import { useState } from 'react'
import { Spinner } from '../../components/Spinner/Spinner'
import type { Loadable } from '../../loadable'
import { text } from '../../text/defaults'
import { count as formatCount } from '../../text/numbers'
import * as css from './StatTile.css'

export interface CountValueProps {
  count: Loadable<{ value: number }>
}

/** A count in digits; a spinner until it arrives, a dash if it never came. */
export function CountValue({ count }: CountValueProps) {
  if (count.status === 'ready') return <Digits value={count.data.value} />
  if (count.status === 'loading') {
    return (
      <span className={css.waiting}>
        <Spinner size="small" label={text.loading} />
      </span>
    )
  }
  return (
    <span className={css.nothing} role="img" aria-label={text.neverLoaded}>
      –
    </span>
  )
}

/** Fades in when it changes, but not when the page opens. */
function Digits({ value }: { value: number }) {
  const [first] = useState(value)
  return (
    <span key={value} className={value === first ? undefined : css.changed}>
      {formatCount(value)}
    </span>
  )
}
