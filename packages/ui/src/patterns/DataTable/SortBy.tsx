import { Select } from '../../components/Select/Select'
import { panelText as text } from '../../text/panelDefaults'
import * as css from './SortBy.css'
import type { TableColumn } from './tableModel'
import type { TableSort } from './tableSort'
import type { SortControl } from './useTableSort'

interface SortByProps extends SortControl {
  columns: readonly Pick<TableColumn<never>, 'id' | 'header'>[]
}

const directions = ['ascending', 'descending'] as const

/** The label of an order: 'Name, ascending'. */
export const orderName = (
  columns: SortByProps['columns'],
  sort: TableSort | undefined,
  givenOrder: string = text.unsorted,
): string => {
  const header = columns.find(({ id }) => id === sort?.columnId)?.header
  return sort === undefined || header === undefined
    ? givenOrder
    : text.sortOrder(header, sort.direction)
}

/** Every order of a table in one labelled Select, for layouts without column headings. */
export function SortBy({ columns, columnIds, sort, givenOrder, onSort }: SortByProps) {
  const orders: (TableSort | undefined)[] = [
    undefined,
    ...columns
      .filter(({ id }) => columnIds.has(id))
      .flatMap(({ id }) => directions.map((direction) => ({ columnId: id, direction }))),
  ]
  const at = orders.findIndex(
    (order) => order?.columnId === sort?.columnId && order?.direction === sort?.direction,
  )
  return (
    <div className={css.sortBy}>
      <Select
        label={text.sortBy}
        labelVisibility="inside"
        isQuiet
        options={orders.map((order, value) => ({
          value: String(value),
          label: orderName(columns, order, givenOrder),
        }))}
        value={String(Math.max(at, 0))}
        onChange={(value) => onSort(orders[Number(value)])}
      />
    </div>
  )
}
