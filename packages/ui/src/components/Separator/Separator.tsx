import { separator } from './Separator.css'

export interface SeparatorProps {
  /** Which way the line runs. A vertical one stands in an Inline, as high as its neighbours. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
}

/**
 * A hairline between two groups that belong on one surface. It has no room of its own: that is the
 * Stack's or the Inline's. Not a frame, and not where a heading or more room says enough.
 */
export function Separator({ orientation = 'horizontal' }: SeparatorProps) {
  return <hr className={separator({ orientation })} aria-orientation={orientation} />
}
