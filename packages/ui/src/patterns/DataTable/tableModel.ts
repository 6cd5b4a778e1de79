import type { ReactNode } from 'react'
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
