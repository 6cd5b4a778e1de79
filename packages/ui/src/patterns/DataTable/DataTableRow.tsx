import { memo } from 'react'
import type { TableShape } from '../../hooks/useTableShape'
import { ownElement } from '../../internal/ownElement'
import type { RowAction } from '../List/List'
import { RowActions } from '../List/List'
import * as css from './DataTable.css'
import { SelectBox } from './SelectBox'
import { StackedValues } from './StackedValues'
import { sameActions } from './sameActions'
import { isStackedIn, type TableColumn, type TableRow } from './tableModel'

export interface DataTableRowProps<Row extends TableRow> {
  row: Row
  name: string
  columns: readonly TableColumn<Row>[]
  shape: TableShape
  /** Undefined in a table without actions. */
  actions: readonly RowAction[] | undefined
  isPending: boolean
  isDeparted: boolean
  isCurrent: boolean
  /** Undefined in a table without selection. */
  isSelected: boolean | undefined
  /** Stable: it looks up the newest selection by itself. */
  onSelect: (id: string, isSelected: boolean, isRange: boolean) => void
  /** Stable: it looks up the newest handler by itself. */
  onAction: (row: Row, actionId: string) => void
}

function Row<Row extends TableRow>(props: DataTableRowProps<Row>) {
  const { row, name, columns, shape, actions, isPending, isDeparted, onAction } = props
  const { isCurrent, isSelected, onSelect } = props
  const stacked = columns.filter((column) => isStackedIn(shape, column))
  return (
    <tr
      className={css.row}
      data-row-id={row.id}
      aria-current={isCurrent || undefined}
      aria-busy={isPending || undefined}
      data-departed={isDeparted || undefined}
      data-selected={isSelected || undefined}
    >
      {isSelected === undefined ? null : (
        <td className={`${css.bodyCell} ${css.selectCell}`}>
          <SelectBox
            rowName={name}
            isSelected={isSelected}
            isDisabled={isDeparted}
            onChange={(selects, isRange) => onSelect(row.id, selects, isRange)}
          />
        </td>
      )}
      {columns.map((column) => {
        if (stacked.includes(column)) return null
        const Cell = column.isRowHeader ? 'th' : 'td'
        return (
          <Cell
            key={column.id}
            className={`${css.bodyCell} ${column.grow === undefined ? css.fitting : css.growing}`}
            data-align={column.align}
            data-image={column.hasImage || undefined}
            data-badges={column.isBadges || undefined}
            data-muted={column.isMuted || undefined}
            {...(column.isRowHeader ? { scope: 'row' } : {})}
          >
            {column.isRowHeader ? (
              <>
                {ownElement(column.render(row))}
                <StackedValues columns={stacked} row={row} />
              </>
            ) : (
              column.render(row)
            )}
          </Cell>
        )
      })}
      {actions === undefined ? null : (
        <RowActions
          element="td"
          actions={actions}
          rowName={name}
          isPending={isPending}
          inMenu={false}
          onAction={(id) => onAction(row, id)}
        />
      )}
    </tr>
  )
}

/**
 * Whether two renders of a row would show the same; the handlers inside `actions` do not count.
 */
export function sameRow<Row extends TableRow>(
  a: DataTableRowProps<Row>,
  b: DataTableRowProps<Row>,
): boolean {
  const { actions: before, ...rest } = a
  const { actions: after, ...others } = b
  return (
    sameActions(before, after) &&
    Object.entries(rest).every(([key, value]) =>
      Object.is(value, others[key as keyof typeof others]),
    )
  )
}

/** One row of a DataTable. It renders again only when something visible has changed. */
export const DataTableRow = memo(Row, sameRow) as typeof Row
