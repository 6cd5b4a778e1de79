import type { ReactNode } from 'react'
import type { PageRequest } from '../Pagination/Pagination'
import type { SortValue } from './tableSort'

/** What a row needs: an id that stays the same while its values change. */
export interface TableRow {
  id: string
}

/**
 * One column of a DataTable. Define columns once, outside of the component: a new list on every
 * render makes every row render again.
 */
export interface TableColumn<Row> {
  /** Unique among the columns. */
  id: string
  /** Heading of the column, and label of the value on a phone's card. */
  header: string
  /** What stands in the cell. Must depend on nothing but the row. */
  render: (row: Row) => ReactNode
  /**
   * `hidden` keeps the heading for screen readers only: for an image, or anything that names itself.
   * @default 'shown'
   */
  headerVisibility?: 'shown' | 'hidden'
  /**
   * `hidden` where a value on a phone's card says by itself what it is, such as a badge.
   * @default 'shown'
   */
  cardLabel?: 'shown' | 'hidden'
  /**
   * The cell that names the row: `<th scope="row">`, and the heading of a phone's card. Exactly one.
   * @default false
   */
  isRowHeader?: boolean
  /**
   * Where space is short, the value stands under the row header's instead of in its own column.
   * @default false
   */
  isStacked?: boolean
  /**
   * Share of the width that is left, against the other growing columns; the text wraps, and never
   * widens the table. A column that does not grow is as wide as its content, on one line.
   * @default 1 for the row header when no column grows
   */
  grow?: number
  /** `end` for numbers and amounts. @default 'start' */
  align?: 'start' | 'end'
  /**
   * Makes the column one to sort by where the table sorts (`sorting` of kind `client`): a name, an
   * amount, a Date. A number gives words an order of their own: Pending before Approved.
   */
  sortValue?: (row: Row) => SortValue
  /** Makes the column one to sort by where the server sorts (`sorting` of kind `server`). @default false */
  isSortable?: boolean
}

/** In a table where nothing grows the row header does: something must give way to the rest. */
export const withGrowth = <Row>(
  columns: readonly TableColumn<Row>[],
): readonly TableColumn<Row>[] =>
  columns.some(({ grow }) => grow !== undefined)
    ? columns
    : columns.map((column) => (column.isRowHeader ? { ...column, grow: 1 } : column))

interface RowActionBase {
  /** Unique among the row's actions. */
  id: string
  /**
   * What pressing does, as a verb without the row's name: 'Ban'. In the tooltip, in a menu and, with the
   * row's name, for screen readers.
   */
  label: string
  /** Icon of the button, from lucide-react: `<Ban />`. Sized by its pageRequest. */
  icon: ReactNode
  /** `critical` for what destroys. @default 'neutral' */
  tone?: 'neutral' | 'critical'
  /**
   * Why the action cannot be done now: it stays focusable and says so in its tooltip. Where the label
   * says it already, give the same words: they are then said once.
   */
  disabledReason?: string | undefined
  /** Makes the button a toggle. A menu has no toggles: there the label says what a press does. */
  toggle?: RowToggle | undefined
}

/** What a toggle button switches, and how it stands. */
interface RowToggle {
  /** Names the button in pageRequest of the label, whether it is on or off: 'Pinned'. */
  label: string
  /** Drawn as pressed, and told as `aria-pressed`. */
  isOn: boolean
}

/** What can be done with one row: an action, or the address of a page or a file. Never both. */
export type RowAction = RowActionBase &
  (
    | { onPress: () => void; href?: never; download?: never }
    | {
        href: string
        /** Saves the file instead of opening it; a string is the name of the file. */
        download?: string | true
        onPress?: never
      }
  )

/** The table cuts the pages out of `rows` and keeps the pageRequest itself. */
interface ClientPagination {
  kind: 'client'
  /** Rows per page at first. @default 50 */
  defaultPageSize?: number
}

/** The table cuts the pages out of `rows`; the pageRequest is held outside (by the address). */
interface ControlledClientPagination extends PageRequest {
  kind: 'client'
  /** Called with the new pageRequest; a new page size always comes with page 1. */
  onChange: (pageRequest: PageRequest) => void
}

/** `rows` is one page; the server has the others. */
interface ServerPagination extends PageRequest {
  kind: 'server'
  totalPages: number
  /** Rows in the whole list, as the server counts them. */
  total: number
  /** Called with the new pageRequest; a new page size always comes with page 1 (specification 2.15). */
  onChange: (pageRequest: PageRequest) => void
}

export type TablePagination =
  | ClientPagination
  | ControlledClientPagination
  | ServerPagination
  | 'none'
