import type { ReactNode } from 'react'
import type { TableShape } from '../../hooks/useTableShape'
import type { SortValue } from './tableSort'

/** The minimum of a row: an id that stays the same while its values change. */
export interface TableRow {
  id: string
}

/**
 * One column of a DataTable. Define columns once, outside of the component: a new list on every
 * render makes every row render again.
 */
export interface TableColumn<Row extends TableRow> {
  /** Unique among the columns. */
  id: string
  /** Heading of the column, and label of the value on a phone's card. */
  header: string
  /** The content of the cell. It must depend only on the row. */
  render: (row: Row) => ReactNode
  /**
   * `hidden` for a value that needs no label on a phone's card, such as a badge: there it stands in
   * the line of such values, and is never stacked.
   * @default 'shown'
   */
  cardLabel?: 'shown' | 'hidden'
  /**
   * The cell that names the row: `<th scope="row">`, and the heading of a phone's card. Exactly
   * one.
   * @default false
   */
  isRowHeader?: boolean
  /**
   * For the row header: its link, or without one an element with `data-person`, begins with an Avatar
   * of medium size, that stands before the name and the values under it.
   * @default false
   */
  hasImage?: boolean
  /**
   * Where space is short, the value moves below the row header instead of having its own column;
   * with `last` only under `narrowBelow` and on cards.
   * @default false
   */
  isStacked?: boolean | 'last'
  /**
   * The value is badges: in a narrow window they stand below each other, so that texts keep their
   * room.
   * @default false
   */
  isBadges?: boolean
  /** Its texts are of the usual state: they are quieter than the badges beside them. @default false */
  isMuted?: boolean
  /**
   * Share of the remaining width, relative to the other growing columns; the text wraps and never
   * widens the table. A column that does not grow is as wide as its content, on one line.
   * @default 1 for the row header when no column grows
   */
  grow?: number
  /** `end` for numbers and amounts. @default 'start' */
  align?: 'start' | 'end'
  /**
   * Makes the column sortable where the table sorts (`sorting` of kind `client`): returns a name,
   * an amount or a Date. Return a number to give words their own order: Pending before Approved.
   */
  sortValue?: (row: Row) => SortValue
  /**
   * Makes the column sortable where the server sorts (`sorting` of kind `server`). @default false
   */
  isSortable?: boolean
}

/** In a table without growing columns the row header grows: something must yield to the rest. */
export const withGrowth = <Row extends TableRow>(
  columns: readonly TableColumn<Row>[],
): readonly TableColumn<Row>[] =>
  columns.some(({ grow }) => grow !== undefined)
    ? columns
    : columns.map((column) => (column.isRowHeader ? { ...column, grow: 1 } : column))

type Stacking = Pick<TableColumn<never>, 'isStacked' | 'isRowHeader' | 'cardLabel'>

/** Whether the value of a column stands below the row header. */
export const isStackedIn = (
  shape: TableShape,
  { isStacked = false, isRowHeader = false, cardLabel }: Stacking,
): boolean => {
  if (isRowHeader || shape === 'full') return false
  if (shape === 'compact') return isStacked === true
  return Boolean(isStacked) && (shape === 'narrow' || cardLabel !== 'hidden')
}
