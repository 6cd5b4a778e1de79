import { useStableCallback } from '../../hooks/useStableCallback'
import type { TableShape } from '../../hooks/useTableShape'
import type { RowAction } from '../List/List'
import type { DataTableRowProps } from './DataTableRow'
import { type TableSelection, useSelectRow } from './selection'
import type { TableColumn, TableRow } from './tableModel'

const nobody: ReadonlySet<string> = new Set()

/** The rows of a DataTable and their properties. */
export interface RowsProps<Row extends TableRow> {
  /** Define them once, outside of the component; see TableColumn. */
  columns: ReadonlyArray<TableColumn<Row>>
  /** All rows with client pagination, one page of them with server pagination. */
  rows: ReadonlyArray<Row>
  /** Tells a row from the others: a person's name. It ends the label of each action. */
  rowName: (row: Row) => string
  /**
   * The actions of a row, in reading order. It runs for each row on each render: keep it cheap.
   */
  rowActions?: (row: Row) => readonly RowAction[]
  /** Busy rows: their actions wait and a spinner shows. @default none */
  busyIds?: ReadonlySet<string>
  /**
   * Rows that are gone and only show because the table is held (useHeldRows): they are faint.
   * @default none
   */
  departedIds?: ReadonlySet<string>
  /** The row that is open beside the table: it is marked. @default none */
  currentId?: string | undefined
  /** Lets people select rows, see useSelection. @default rows cannot be selected */
  selection?: TableSelection | undefined
}

interface ShownRowsOptions<Row extends TableRow> extends RowsProps<Row> {
  shape: TableShape
}

/** The props of each row, in the table and on a phone's card. Handlers keep their identity. */
export function useShownRows<Row extends TableRow>({
  columns,
  rows,
  rowName,
  rowActions,
  busyIds = nobody,
  departedIds = nobody,
  currentId,
  selection,
  shape,
}: ShownRowsOptions<Row>): readonly DataTableRowProps<Row>[] {
  const onAction = useStableCallback((row: Row, actionId: string) =>
    rowActions?.(row)
      .find(({ id }) => id === actionId)
      ?.onPress?.(),
  )

  const onSelect = useSelectRow(rows, selection, departedIds)

  return rows.map((row) => ({
    row,
    name: rowName(row),
    columns,
    shape,
    actions: rowActions?.(row),
    isPending: busyIds.has(row.id),
    isDeparted: departedIds.has(row.id),
    isCurrent: row.id === currentId,
    isSelected: selection?.selectedKeys.has(row.id),
    onSelect,
    onAction,
  }))
}
