import { memo } from 'react'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { RowActions } from '../List/List'
import * as css from './DataTable.css'
import { type DataTableRowProps, sameRow } from './DataTableRow'
import { SelectBox } from './SelectBox'
import type { TableRow } from './tableModel'

function Card<Row extends TableRow>(props: DataTableRowProps<Row>) {
  const { row, name, columns, actions, isPending, isDeparted, onAction } = props
  const { isSelected, onSelect } = props
  const title = columns.filter((column) => column.isRowHeader)
  const under = columns.filter((column) => column.isStacked && !column.isRowHeader)
  const values = columns.filter((column) => !title.includes(column) && !under.includes(column))
  return (
    <li
      className={css.card}
      data-row-id={row.id}
      aria-busy={isPending || undefined}
      data-departed={isDeparted || undefined}
      data-selected={isSelected || undefined}
    >
      <div
        className={css.cardTitle}
        data-image={title.some(({ hasImage }) => hasImage) || undefined}
      >
        {title.map(({ id, render }) => (
          <div key={id} className={css.rowName}>
            {render(row)}
          </div>
        ))}
        {under.map(({ id, render }) => (
          <div key={id} className={css.stacked}>
            {render(row)}
          </div>
        ))}
      </div>
      {actions === undefined && isSelected === undefined ? null : (
        <div className={css.cardMenu}>
          {isSelected === undefined ? null : (
            <SelectBox
              rowName={name}
              isSelected={isSelected}
              isDisabled={isDeparted}
              onChange={(selects, isRange) => onSelect(row.id, selects, isRange)}
            />
          )}
          {actions === undefined ? null : (
            <RowActions
              actions={actions}
              rowName={name}
              isPending={isPending}
              inMenu
              onAction={(id) => onAction(row, id)}
            />
          )}
        </div>
      )}
      {values.length === 0 ? null : (
        <dl className={css.cardValues}>
          {values.map(({ id, header, cardLabel, render }) => (
            <div key={id} className={css.cardPair}>
              {cardLabel === 'hidden' ? (
                <VisuallyHidden element="dt">{header}</VisuallyHidden>
              ) : (
                <dt className={css.cardLabel}>{header}</dt>
              )}
              <dd>{render(row)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

/** One row of a DataTable on a phone, with the same values and actions. */
export const DataTableCard = memo(Card, sameRow) as typeof Card
