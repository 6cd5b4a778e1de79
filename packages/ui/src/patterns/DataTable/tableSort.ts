/** What a column is sorted by. Text is compared as people do; what is missing comes last, either way. */
export type SortValue = string | number | boolean | Date | null | undefined

export type SortDirection = 'ascending' | 'descending'

/** An order of the rows. */
export interface TableSort {
  /** One of the columns that can be sorted by. */
  columnId: string
  direction: SortDirection
}

/** The table sorts by each column with a `sortValue`, and keeps the order itself. */
interface ClientSorting {
  kind: 'client'
  /** The order at first. @default the order in which the rows come */
  defaultSort?: TableSort
}

interface HeldSort {
  /** Undefined for the order in which the rows come. */
  sort: TableSort | undefined
  /** Called with the order asked for. A list that is read anew begins at page 1: set both at once. */
  onSortChange: (sort: TableSort | undefined) => void
}

/** The table sorts by each column with a `sortValue`; the order is held outside (by the address). */
interface ControlledClientSorting extends HeldSort {
  kind: 'client'
}

/** `rows` come in order: from the server, which sorts by each column that says `isSortable`. */
interface ServerSorting extends HeldSort {
  kind: 'server'
}

/** Who sorts, and who keeps the order. With pages of the server only the server can sort. */
export type TableSorting = ClientSorting | ControlledClientSorting | ServerSorting
