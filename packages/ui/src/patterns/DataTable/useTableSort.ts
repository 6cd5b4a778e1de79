import { useMemo, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { sortRows } from './sortRows'
import type { TableColumn, TableRow } from './tableModel'
import type { TableSort, TableSorting } from './tableSort'

/** What the head and the 'Sort by' control of a table need. */
export interface SortControl {
  sort: TableSort | undefined
  /** What the given order of the rows is called. @default 'Default order' */
  givenOrder?: string | undefined
  onSort: (sort: TableSort | undefined) => void
  /** Ids of the sortable columns. */
  columnIds: ReadonlySet<string>
}

interface Sorted<Row> {
  rows: readonly Row[]
  /** Undefined in a table without sorting. */
  control: SortControl | undefined
}

/**
 * The rows in order, for rows that must be sorted before the table gets them: rows that are also
 * held (useHeldRows). Such a table has `sorting` of kind `server`.
 */
export function useSortedRows<Row extends TableRow>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | undefined,
): readonly Row[] {
  const { locale } = useLocale()
  return useMemo(() => {
    const sortValue = columns.find(({ id }) => id === sort?.columnId)?.sortValue
    if (sort === undefined || sortValue === undefined) return rows
    return sortRows(rows, sortValue, sort.direction, locale)
  }, [rows, columns, sort, locale])
}

/** Sorts the rows, or relies on the server's order. */
export function useTableSort<Row extends TableRow>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sorting: TableSorting | undefined,
): Sorted<Row> {
  const [own, setOwn] = useState(
    sorting !== undefined && 'defaultSort' in sorting ? sorting.defaultSort : undefined,
  )
  const isHeld = sorting !== undefined && 'onSortChange' in sorting
  const sort = isHeld ? sorting.sort : own
  const isClient = sorting?.kind === 'client'

  const sortedRows = useSortedRows(rows, columns, isClient ? sort : undefined)

  if (sorting === undefined) return { rows, control: undefined }
  const sortable = columns.filter(({ sortValue, isSortable }) =>
    isClient ? sortValue !== undefined : isSortable,
  )
  return {
    rows: sortedRows,
    control: {
      sort,
      givenOrder: isHeld ? sorting.givenOrder : undefined,
      onSort: isHeld ? sorting.onSortChange : setOwn,
      columnIds: new Set(sortable.map(({ id }) => id)),
    },
  }
}
