import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { text } from '../../text/defaults'
import * as css from './DataTable.css'
import type { TableColumn } from './tableModel'
import type { TableShape } from './useTableShape'

export interface DataTableHeadProps {
  columns: readonly Omit<TableColumn<never>, 'render'>[]
  shape: TableShape
  hasActions: boolean
  isLoading: boolean
}

/** The sticky head of a DataTable. Each column is named, even where nothing shows. */
export function DataTableHead({ columns, shape, hasActions, isLoading }: DataTableHeadProps) {
  const shown = columns.filter(({ isStacked }) => shape !== 'compact' || !isStacked)
  const shares = shown.reduce((sum, { grow = 0 }) => sum + grow, 0)
  return (
    <thead data-loading={isLoading || undefined}>
      <tr>
        {shown.map(({ id, header, headerVisibility, grow, align }) => (
          <th
            key={id}
            scope="col"
            className={css.columnHeader}
            data-align={align}
            {...(grow === undefined ? {} : { style: { inlineSize: `${(100 * grow) / shares}%` } })}
          >
            {headerVisibility === 'hidden' ? <VisuallyHidden>{header}</VisuallyHidden> : header}
          </th>
        ))}
        {hasActions ? (
          <th scope="col" className={css.columnHeader} data-align="end">
            <VisuallyHidden>{text.actions}</VisuallyHidden>
          </th>
        ) : null}
      </tr>
    </thead>
  )
}
