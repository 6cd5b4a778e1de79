import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import type { TableShape } from '../../hooks/useTableShape'
import { text } from '../../text/defaults'
import * as css from './DataTable.css'
import { SelectBox } from './SelectBox'
import { SortButton } from './SortButton'
import type { SelectAll } from './selection'
import { isStackedIn, type TableColumn } from './tableModel'
import type { SortDirection, TableSort } from './tableSort'
import type { SortControl } from './useTableSort'

export interface DataTableHeadProps {
  columns: readonly Omit<TableColumn<never>, 'render' | 'sortValue'>[]
  shape: TableShape
  hasActions: boolean
  isLoading: boolean
  /** Undefined in a table without selection. */
  selectAll: SelectAll | undefined
  /** Undefined in a table without sorting. */
  sorting: SortControl | undefined
}

/**
 * The first press sorts in ascending order, the second in descending order, the third restores
 * the original order.
 */
const next = (columnId: string, direction: SortDirection | undefined): TableSort | undefined => {
  if (direction === undefined) return { columnId, direction: 'ascending' }
  return direction === 'ascending' ? { columnId, direction: 'descending' } : undefined
}

/** The sticky head of a DataTable. Each column has a name, even if none is visible. */
export function DataTableHead({
  columns,
  shape,
  hasActions,
  isLoading,
  selectAll,
  sorting,
}: DataTableHeadProps) {
  const shown = columns.filter((column) => !isStackedIn(shape, column))
  const shares = shown.reduce((sum, { grow = 0 }) => sum + grow, 0)
  return (
    <thead data-loading={isLoading || undefined}>
      <tr>
        {selectAll === undefined ? null : (
          <td className={`${css.columnHeader} ${css.selectCell}`}>
            <SelectBox {...selectAll} />
          </td>
        )}
        {shown.map(({ id, header, grow, align }) => {
          const { sort, onSort } = (!isLoading && sorting?.columnIds.has(id) && sorting) || {}
          const direction = sort?.columnId === id ? sort.direction : undefined
          return (
            <th
              key={id}
              scope="col"
              className={css.columnHeader}
              data-align={align}
              data-fitting={grow === undefined || undefined}
              aria-sort={direction}
              {...(grow === undefined
                ? {}
                : { style: { inlineSize: `${(100 * grow) / shares}%` } })}
            >
              {onSort === undefined ? (
                header
              ) : (
                <SortButton direction={direction} onPress={() => onSort(next(id, direction))}>
                  {header}
                </SortButton>
              )}
            </th>
          )
        })}
        {hasActions ? (
          <th scope="col" className={css.columnHeader} data-align="end" data-fitting>
            <VisuallyHidden>{text.actions}</VisuallyHidden>
          </th>
        ) : null}
      </tr>
    </thead>
  )
}
