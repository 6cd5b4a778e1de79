import { useMemo, useState } from 'react'
import { Badge } from '../../components/Badge/Badge'
import type { TableColumn } from '../DataTable/DataTable'
import { caseQueueText as text } from './caseQueueText'

/** Marks rows whose decision was refused, in their header cell. */
export function useMarkedRows<Row extends { id: string }>(columns: readonly TableColumn<Row>[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set())
  return {
    columns: useMemo(
      () =>
        ids.size === 0
          ? columns
          : columns.map((column) =>
              column.isRowHeader ? { ...column, render: withMark(column.render, ids) } : column,
            ),
      [columns, ids],
    ),
    mark: (id: string) => setIds((now) => new Set([...now, id])),
    unmark: (id: string) =>
      setIds((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : now)),
  }
}

const withMark =
  <Row extends { id: string }>(render: TableColumn<Row>['render'], ids: ReadonlySet<string>) =>
  (row: Row) =>
    ids.has(row.id) ? (
      <>
        {render(row)} <Badge tone="caution">{text.refused}</Badge>
      </>
    ) : (
      render(row)
    )
