import type { ReactNode } from 'react'
import { mediumDate } from '../../text/dates'

export interface MomentProps {
  /** ISO 8601. A missing or invalid one shows as 'Unknown date', without an exact time. */
  value: string | null | undefined
  /** Other text for the moment: '38 min ago'. @default the medium date */
  children?: ReactNode
}

/**
 * A moment by its date. The exact time with its zone shows on hover and focus: RowTooltip does that
 * for all moments of a page, so that each is one element, because a list may have hundreds. Not for
 * a day without a time, such as a birth date.
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

/** Focusable by Tab, or by the arrow keys in a row of a list. */
const reachable = { 'data-moment': true, tabIndex: 0 }
