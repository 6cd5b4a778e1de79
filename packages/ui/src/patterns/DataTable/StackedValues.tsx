import * as css from './DataTable.css'
import type { TableColumn, TableRow } from './tableModel'

interface StackedValuesProps<Row extends TableRow> {
  columns: readonly TableColumn<Row>[]
  row: Row
}

/** The values of the columns that stand below the row header, in one line where they fit. */
export function StackedValues<Row extends TableRow>({ columns, row }: StackedValuesProps<Row>) {
  return columns.length === 0 ? null : (
    <div className={css.stacked}>
      {columns.map(({ id, render }) => (
        <div key={id}>{render(row)}</div>
      ))}
    </div>
  )
}
