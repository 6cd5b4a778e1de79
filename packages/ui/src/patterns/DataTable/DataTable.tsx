import { memo, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { showStart } from '../../hooks/showStart'
import { useRowFocus } from '../../hooks/useRowFocus'
import { useRowKeys } from '../../hooks/useRowKeys'
import { useStableCallback } from '../../hooks/useStableCallback'
import { useSteadyColumns } from '../../hooks/useSteadyColumns'
import { useTableShape } from '../../hooks/useTableShape'
import { foot, frame } from '../../internal/listFrame.css'
import { text } from '../../text/defaults'
import { MovingRows, type TablePagination, useLateRows, useTablePages } from '../List/List'
import { LoadingState } from '../LoadingState/LoadingState'
import { type PageRequest, Pagination } from '../Pagination/Pagination'
import { CardsHead } from './CardsHead'
import { CellText, InTableContext } from './CellText'
import * as css from './DataTable.css'
import { DataTableCard } from './DataTableCard'
import { DataTableHead } from './DataTableHead'
import { DataTableRow } from './DataTableRow'
import { orderName, SortBy } from './SortBy'
import { clearByEscape, selectAllOf } from './selection'
import { isStackedIn, type TableRow, withGrowth } from './tableModel'
import type { TableSort, TableSorting } from './tableSort'
import { useSelectMode } from './useSelectMode'
import { type RowsProps, useShownRows } from './useShownRows'
import { useTableSort } from './useTableSort'

export { CardsHead } from './CardsHead'
export { SelectAllBox, SelectBox } from './SelectBox'
export {
  clearByEscape,
  type SelectedRows,
  selectAllOf,
  type TableSelection,
  useSelection,
  useSelectRow,
} from './selection'
export type { TableColumn } from './tableModel'
export type { HeldSort, TableSort } from './tableSort'
export { useSelectMode } from './useSelectMode'
export { useSortedRows } from './useTableSort'
export { CellText }

export interface DataTableProps<Row extends TableRow> extends RowsProps<Row> {
  /** Names the table for screen readers: 'Users'. */
  label: string
  /**
   * Nothing has arrived yet: the head shows, with a spinner in place of the rows. @default false
   */
  isLoading?: boolean
  /** Cancels that load: a button shows once it takes long; see LoadingState. */
  onCancelLoading?: (() => void) | undefined
  /** The table is the main part of its page: while it loads, it is as high as the window. @default false */
  fillsWindow?: boolean
  /** Newer rows are loading: the current ones stay, under a thin moving line. @default false */
  isRefreshing?: boolean
  /**
   * Who splits the pages, and who keeps page and page size; `none` if all rows are on one page.
   * @default { kind: 'client' } with 50 rows per page
   */
  pagination?: TablePagination
  /** Lets people sort by the sortable columns. @default the rows keep their given order */
  sorting?: TableSorting
  /**
   * Width of the table, in rem, under which stackable columns move below the row header. Lower it
   * for a table of few columns. @default 48
   */
  compactBelow?: number
  /**
   * Width of the table, in rem, under which the columns that are stacked `last` move there too.
   * @default never
   */
  narrowBelow?: number
  /**
   * Width of the table, in rem, under which it is a list of cards. So is a table that is wider than
   * its frame; raise it where cards are easier to read before that. @default 28
   */
  cardsBelow?: number
  /** Replaces the rows when there are none. @default the text 'No data available' */
  emptyState?: ReactNode
  /**
   * How many rows the list has left, such as '33 requests left': read out after an action has
   * removed one. Omit it where a FilterBar's `summary` says the same.
   * @default no announcement
   */
  remaining?: string | undefined
}

/** A third of the work of rendering a table again, if the page stays. */
const SteadyPagination = memo(Pagination)

const clientPagination: TablePagination = { kind: 'client' }

function NoData() {
  return (
    <p data-empty-title tabIndex={-1} className={css.noData}>
      {text.noData}
    </p>
  )
}

/**
 * A table with server pages or its own, for rows with a few values and actions each
 * (specification 2.21). It is a native table, so that Tab and the table commands of screen readers
 * work as everywhere; on phones it is a list of cards. At most 100 rows per page. Not for layout,
 * nor for a handful of facts about one thing (use a description list).
 */
export function DataTable<Row extends TableRow>({
  label,
  columns: given,
  rows: allRows,
  isLoading = false,
  onCancelLoading,
  fillsWindow = false,
  isRefreshing = false,
  pagination: paging = clientPagination,
  sorting,
  compactBelow,
  narrowBelow,
  cardsBelow,
  emptyState = <NoData />,
  remaining = '',
  ...rowProps
}: DataTableProps<Row>) {
  const root = useRef<HTMLElement>(null)
  const captionId = useId()
  const shape = useTableShape(root, { compactBelow, narrowBelow, cardsBelow })
  const columns = useMemo(() => withGrowth(given), [given])
  const sorted = useTableSort(allRows, columns, sorting)
  const { rows: newest, pagination } = useTablePages(sorted.rows, paging)
  const { shown: rows, page } = useLateRows(newest, root)
  const [said, setSaid] = useState('')
  useRowFocus(root, () => setSaid(remaining))
  useRowKeys(root)
  const { selection, mode } = useSelectMode(rowProps.selection, shape === 'cards')
  const selectAll = selection && selectAllOf(page, selection, rowProps.departedIds)
  const shownRows = useShownRows({ ...rowProps, selection, columns, rows, shape })

  const placeholder = isLoading ? (
    <LoadingState
      shape={columns.some(({ hasImage }) => hasImage) ? 'rows' : 'plainRows'}
      fillsWindow={fillsWindow}
      onCancel={onCancelLoading}
    />
  ) : rows.length === 0 ? (
    <div className={css.placeholder}>{emptyState}</div>
  ) : null

  const goTo = useStableCallback((pageRequest: PageRequest) => {
    pagination?.onChange(pageRequest)
    showStart(root.current)
  })

  const isHeldOutside =
    sorting !== undefined && 'onSortChange' in sorting && paging !== 'none' && 'onChange' in paging
  const control = sorted.control && {
    ...sorted.control,
    onSort: (sort: TableSort | undefined) => {
      sorted.control?.onSort(sort)
      // Another order starts on page 1; the owner of order and page does the same.
      if (!isHeldOutside) pagination?.onChange({ page: 1, pageSize: pagination.pageSize })
    },
  }
  const hasRows = placeholder === null
  useSteadyColumns(root, hasRows && shape !== 'cards' ? `${shape} ${columns.length}` : '')
  const hasHead = hasRows || isLoading
  const areOrdersHidden = columns.some(
    (column) => isStackedIn(shape, column) && control?.columnIds.has(column.id),
  )

  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-labelledby={captionId}
      className={frame}
      {...(selection && { onKeyDown: clearByEscape(selection) })}
      data-refreshing={(isRefreshing && !isLoading) || undefined}
    >
      {control && areOrdersHidden && shape !== 'cards' && hasHead ? (
        <div className={css.orders}>
          <SortBy {...control} columns={columns} />
        </div>
      ) : null}
      {shape === 'cards' ? (
        <>
          <VisuallyHidden id={captionId}>{label}</VisuallyHidden>
          {hasHead && (control || mode) ? (
            <CardsHead mode={mode} selectAll={selectAll} page={isLoading ? undefined : pagination}>
              {control ? <SortBy {...control} columns={columns} /> : undefined}
            </CardsHead>
          ) : null}
          {placeholder ?? (
            <ul aria-labelledby={captionId} className={css.cards}>
              <MovingRows list={root} rows={rows}>
                {shownRows.map((props) => (
                  <DataTableCard key={props.row.id} {...props} />
                ))}
              </MovingRows>
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
            selectAll={selectAll}
            sorting={control}
          />
          <tbody>
            {hasRows ? (
              <InTableContext value>
                <MovingRows list={root} rows={rows}>
                  {shownRows.map((props) => (
                    <DataTableRow key={props.row.id} {...props} />
                  ))}
                </MovingRows>
              </InTableContext>
            ) : (
              <tr>
                <td colSpan={columns.length + 2}>{placeholder}</td>
              </tr>
            )}
          </tbody>
        </table>
      )}
      {remaining === '' ? null : (
        <div role="status">
          {/* Somebody who reads on must not find an outdated count. */}
          <VisuallyHidden>{said === remaining ? said : ''}</VisuallyHidden>
        </div>
      )}
      {control === undefined || shape === 'cards' ? null : (
        <div role="status">
          <VisuallyHidden>{orderName(columns, control.sort, control.givenOrder)}</VisuallyHidden>
        </div>
      )}
      {pagination === undefined || pagination.total === 0 || isLoading ? null : (
        <div className={foot}>
          <SteadyPagination
            {...pagination}
            isTurning={isRefreshing && paging !== 'none' && paging.kind === 'server'}
            onChange={goTo}
          />
        </div>
      )}
    </section>
  )
}
