import type { ReactNode } from 'react'
import { mediumDate } from '../../text/dates'

export interface MomentProps {
  /** ISO 8601. A missing or invalid one shows as 'Unknown date', without an exact time. */
  value: string | null | undefined
  /** Other words for it: '38 min ago'. @default the medium date */
  children?: ReactNode
}

/**
 * A moment by its date. The exact time with its zone shows on hover and on focus: RowTooltip does
 * that for all moments of a page, so that each is one element and a list may have hundreds. Not
 * for a day without a time, such as a birth date.
 */
export function Moment({ value, children = mediumDate(value) }: MomentProps) {
  return (
    <time
      dateTime={value ?? undefined}
      {...(Number.isNaN(Date.parse(value ?? '')) ? {} : reachable)}
    >
      {children}
    </time>
  )
}

/** Tab comes to it; in a row of a list the arrow keys do. */
const reachable = { 'data-moment': true, tabIndex: 0 }
