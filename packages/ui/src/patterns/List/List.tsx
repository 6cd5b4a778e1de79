import type { ReactNode, Ref } from 'react'
import { foot, frame } from '../../internal/listFrame.css'

export { MovingRows } from './MovingRows'
export { CardLabel, CardMenu, RowActions } from './RowActions'
export type { RowAction } from './rowAction'
export { useLateRows } from './useLateRows'
export { type TablePagination, useTablePages } from './useTablePages'

export interface ListProps {
  /** Names the list for screen readers: 'Announcements'. */
  label: string
  /** The rows, in their own list element. */
  children: ReactNode
  /** Newer rows are loading: the current ones stay, under a thin moving line. @default false */
  isRefreshing?: boolean
  /** Content below the rows: the pagination. */
  footer?: ReactNode
  /** The frame around rows and footer. */
  ref?: Ref<HTMLElement>
}

/**
 * Frames rows that need more than a table: a text of several lines, an image. For rows with a few
 * values each use a DataTable; it has the same frame.
 */
export function List({ label, children, isRefreshing = false, footer, ref }: ListProps) {
  return (
    <section
      {...(ref && { ref })}
      aria-label={label}
      aria-busy={isRefreshing || undefined}
      data-refreshing={isRefreshing || undefined}
      className={frame}
    >
      {children}
      {footer ? <div className={foot}>{footer}</div> : null}
    </section>
  )
}
