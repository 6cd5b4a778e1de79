import type { ReactNode, Ref } from 'react'
import { foot, frame } from '../../internal/listFrame.css'

export { RowActions } from './RowActions'
export type { RowAction } from './rowAction'
export { type TablePagination, useTablePages } from './useTablePages'

export interface ListProps {
  /** Names the list for screen readers: 'Announcements'. */
  label: string
  /** The rows, in a list element of their own. */
  children: ReactNode
  /** Newer rows are on their way: what is shown stays, under a thin moving line. @default false */
  isRefreshing?: boolean
  /** Stands under the rows: the numbers of the pages. */
  footer?: ReactNode
  /** The frame around rows and footer. */
  ref?: Ref<HTMLElement>
}

/**
 * Frames rows that say more than a table can: a text of some lines, an image. For rows of a few values
 * each take a DataTable, which stands in the same frame.
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
