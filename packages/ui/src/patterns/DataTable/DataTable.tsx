import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { useRowFocus } from '../../hooks/useRowFocus'
import { text } from '../../text/defaults'
import { LoadingState } from '../LoadingState/LoadingState'
import { type PageRequest, Pagination } from '../Pagination/Pagination'
import * as css from './DataTable.css'
import { DataTableCard } from './DataTableCard'
import { DataTableHead } from './DataTableHead'
import { DataTableRow } from './DataTableRow'
import { orderName, SortBy } from './SortBy'
import {
  type RowAction,
  type TableColumn,
  type TablePagination,
  type TableRow,
  withGrowth,
} from './tableModel'
import type { TableSort, TableSorting } from './tableSort'
import { useShownRows } from './useShownRows'
import { useTablePages } from './useTablePages'
import { useTableShape } from './useTableShape'
import { useTableSort } from './useTableSort'

export interface DataTableProps<Row extends TableRow> {
  /** Names the table for screen readers: 'Users'. */
  label: string
  /** Define once, outside of the component; see TableColumn. */
  columns: readonly TableColumn<Row>[]
  /** All rows with client pagination, one page of them with server pagination. */
  rows: readonly Row[]
  /** The words that tell a row from the others: a person's name. Ends the label of each action. */
  rowName: (row: Row) => string
  /** What can be done with a row, in reading order. Evaluated for each row on each render: keep it cheap. */
  rowActions?: (row: Row) => readonly RowAction[]
  /**
   * Where rows do not all have the same actions: the ids of all of them, in order. An action then stands
   * in the same pageRequest in each row. Define once, outside of the component.
   * @default the actions of a row stand side by side
   */
  actionSlots?: readonly string[]
  /** Rows at work: their actions wait and a spinner shows. @default none */
  busyIds?: ReadonlySet<string>
  /** Rows that are gone and stand only because the table is held (useHeldRows): shown faint. @default none */
  departedIds?: ReadonlySet<string>
  /** Nothing has arrived yet: the head stays and a spinner stands where the rows will. @default false */
  isLoading?: boolean
  /** Gives that load up: a button shows once it takes long; see LoadingState. */
  onCancelLoading?: (() => void) | undefined
  /** Newer rows are on their way: what is shown stays, under a thin moving line. @default false */
  isRefreshing?: boolean
  /**
   * Who cuts the pages, and who holds the pageRequest; `none` where all rows stand on one page.
   * @default { kind: 'client' } with 50 rows per page
   */
  pagination?: TablePagination
  /** Lets people sort by the columns that can be sorted by. @default the rows stand as they come */
  sorting?: TableSorting
  /** Stands in pageRequest of the rows when there are none. @default the text 'No data available' */
  emptyState?: ReactNode
  /**
   * How many rows the list has left, such as '33 requests left': read out after an action has taken one
   * away. Leave it out where a FilterBar's `summary` says the same. @default nothing is read out
   */
  remaining?: string | undefined
}

const clientPagination: TablePagination = { kind: 'client' }

function NoData() {
  return (
    <p data-empty-title tabIndex={-1} className={css.noData}>
      {text.noData}
    </p>
  )
}

/**
 * Rows with a few values and actions each (specification 2.21): a native table, so that Tab and the
 * table commands of screen readers work as everywhere; a list of cards on phones. At most 100 rows a
 * page. Not for a handful of facts about one thing (a description list), nor for layout.
 */
export function DataTable<Row extends TableRow>({
  label,
  columns: given,
  rows: allRows,
  isLoading = false,
  onCancelLoading,
  isRefreshing = false,
  pagination: paging = clientPagination,
  sorting,
  emptyState = <NoData />,
  remaining = '',
  ...rowProps
}: DataTableProps<Row>) {
  const root = useRef<HTMLElement>(null)
  const captionId = useId()
  const shape = useTableShape(root)
  const columns = useMemo(() => withGrowth(given), [given])
  const sorted = useTableSort(allRows, columns, sorting)
  const { rows, pagination } = useTablePages(sorted.rows, paging)
  const [said, setSaid] = useState('')
  useRowFocus(root, () => setSaid(remaining))
  const shownRows = useShownRows({ ...rowProps, columns, rows, shape })

  const placeholder = isLoading ? (
    <LoadingState onCancel={onCancelLoading} />
  ) : rows.length === 0 ? (
    <div className={css.placeholder}>{emptyState}</div>
  ) : null

  const goTo = (pageRequest: PageRequest) => {
    pagination?.onChange(pageRequest)
    const top = root.current?.getBoundingClientRect().top ?? 0
    if (top < 0) root.current?.scrollIntoView({ block: 'start' })
  }

  const isHeldOutside =
    sorting !== undefined && 'onSortChange' in sorting && paging !== 'none' && 'onChange' in paging
  const control = sorted.control && {
    ...sorted.control,
    onSort: (sort: TableSort | undefined) => {
      sorted.control?.onSort(sort)
      // Another order begins at its start; who holds order and pageRequest holds that too.
      if (!isHeldOutside) pagination?.onChange({ page: 1, pageSize: pagination.pageSize })
    },
  }
  const hasRows = placeholder === null
  const hasHiddenOrders =
    shape === 'cards' ||
    (shape === 'compact' && columns.some((c) => c.isStacked && control?.columnIds.has(c.id)))

  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-labelledby={captionId}
      className={css.root}
      data-refreshing={(isRefreshing && !isLoading) || undefined}
    >
      {control !== undefined && hasHiddenOrders && (hasRows || isLoading) ? (
        <SortBy {...control} columns={columns} />
      ) : null}
      {shape === 'cards' ? (
        <>
          <VisuallyHidden id={captionId}>{label}</VisuallyHidden>
          {placeholder ?? (
            <ul aria-labelledby={captionId} className={css.cards}>
              {shownRows.map((props) => (
                <DataTableCard key={props.row.id} {...props} />
              ))}
            </ul>
          )}
        </>
      ) : (
        <table className={css.table} aria-busy={isLoading || isRefreshing || undefined}>
          <VisuallyHidden element="caption" id={captionId}>
            {label}
          </VisuallyHidden>
          <DataTableHead
            columns={columns}
            shape={shape}
            hasActions={rowProps.rowActions !== undefined}
            isLoading={isLoading}
            sorting={control}
          />
          <tbody>
            {hasRows ? (
              shownRows.map((props) => <DataTableRow key={props.row.id} {...props} />)
            ) : (
              <tr>
                <td colSpan={columns.length + 1}>{placeholder}</td>
              </tr>
            )}
          </tbody>
        </table>
      )}
      {remaining === '' ? null : (
        <div role="status">
          {/* What is no longer true must not be found by who reads on. */}
          <VisuallyHidden>{said === remaining ? said : ''}</VisuallyHidden>
        </div>
      )}
      {control === undefined || shape === 'cards' ? null : (
        <div role="status">
          <VisuallyHidden>{orderName(columns, control.sort)}</VisuallyHidden>
        </div>
      )}
      {pagination === undefined ? null : (
        <div className={css.foot}>
          <Pagination
            {...pagination}
            isTurning={isRefreshing && paging !== 'none' && paging.kind === 'server'}
            onChange={goTo}
          />
        </div>
      )}
    </section>
  )
}
