/**
 * The value that a column is sorted by. Text is compared as people do it; missing values come
 * last in both directions.
 */
export type SortValue = string | number | boolean | Date | null | undefined

export type SortDirection = 'ascending' | 'descending'

/** An order of the rows. */
export interface TableSort {
  /** One of the sortable columns. */
  columnId: string
  direction: SortDirection
}

/** The table sorts by each column with a `sortValue`, and keeps the order itself. */
interface ClientSorting {
  kind: 'client'
  /** The initial order. @default the given order of the rows */
  defaultSort?: TableSort
}

/** An order that is kept outside of the table, such as in the address. */
export interface HeldSort {
  /** Undefined for the given order of the rows. */
  sort: TableSort | undefined
  /** What the given order is called: 'Oldest first'. @default 'Default order' */
  givenOrder?: string | undefined
  /**
   * Called with the requested order. A list that is loaded again starts at page 1: set both at
   * once.
   */
  onSortChange: (sort: TableSort | undefined) => void
}

/**
 * The table sorts by each column with a `sortValue`; the order is kept outside (in the address).
 */
interface ControlledClientSorting extends HeldSort {
  kind: 'client'
}

/** `rows` are already in order: the server sorts by each column with `isSortable`. */
interface ServerSorting extends HeldSort {
  kind: 'server'
}

/** Who sorts, and who keeps the order. With pages from the server only the server can sort. */
export type TableSorting = ClientSorting | ControlledClientSorting | ServerSorting
