import { useCallback } from 'react'
import { useLatest } from '../../hooks/useLatest'
import type { DataTableProps } from './DataTable'
import type { DataTableRowProps } from './DataTableRow'
import type { TableRow } from './tableModel'
import type { TableShape } from './useTableShape'

/** Icon buttons that still have room beside a stacked name. */
const MOST_COMPACT_BUTTONS = 3

const nobody: ReadonlySet<string> = new Set()

interface ShownRowsOptions<Row extends TableRow>
  extends Pick<
    DataTableProps<Row>,
    'columns' | 'rows' | 'rowName' | 'rowActions' | 'actionSlots' | 'busyIds' | 'departedIds'
  > {
  shape: TableShape
}

/** The props of each row, on the page and on a phone's card. Handlers keep their identity. */
export function useShownRows<Row extends TableRow>({
  columns,
  rows,
  rowName,
  rowActions,
  actionSlots,
  busyIds = nobody,
  departedIds = nobody,
  shape,
}: ShownRowsOptions<Row>): readonly DataTableRowProps<Row>[] {
  const latestActions = useLatest(rowActions)
  const onAction = useCallback(
    (row: Row, actionId: string) =>
      latestActions
        .current?.(row)
        .find(({ id }) => id === actionId)
        ?.onPress?.(),
    [latestActions],
  )

  const actionsOf = rows.map((row) => rowActions?.(row))
  const actionsInMenu =
    shape === 'compact' &&
    actionsOf.some((actions) => (actions?.length ?? 0) > MOST_COMPACT_BUTTONS)
  return rows.map((row, at) => ({
    row,
    name: rowName(row),
    columns,
    shape,
    actions: actionsOf[at],
    actionSlots,
    actionsInMenu,
    isPending: busyIds.has(row.id),
    isDeparted: departedIds.has(row.id),
    onAction,
  }))
}
