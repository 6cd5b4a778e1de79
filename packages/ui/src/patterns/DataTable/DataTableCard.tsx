import { Fragment, memo } from 'react'
import { CardLabel, CardMenu } from '../List/List'
import * as css from './DataTable.css'
import { type DataTableRowProps, sameRow } from './DataTableRow'
import { SelectBox } from './SelectBox'
import type { TableRow } from './tableModel'

function Card<Row extends TableRow>(props: DataTableRowProps<Row>) {
  const { row, name, columns, actions, isPending, isDeparted, onAction } = props
  const { isCurrent, isSelected, onSelect } = props
  const buttons = actions && {
    actions,
    rowName: name,
    isPending,
    onAction: (id: string) => onAction(row, id),
  }
  const title = columns.filter((column) => column.isRowHeader)
  const under = columns.filter((column) => column.isStacked && !column.isRowHeader)
  const values = columns.filter((column) => !title.includes(column) && !under.includes(column))
  return (
    <li
      className={css.card}
      data-row-id={row.id}
      aria-current={isCurrent || undefined}
      aria-busy={isPending || undefined}
      data-departed={isDeparted || undefined}
      data-selected={isSelected || undefined}
    >
      <div
        className={`${css.cardTitle} ${css.rowName}`}
        data-image={title.some(({ hasImage }) => hasImage) || undefined}
      >
        {title.map(({ id, render }) => (
          <Fragment key={id}>{render(row)}</Fragment>
        ))}
        {under.map(({ id, render }) => (
          <div key={id} className={css.stacked}>
            {render(row)}
          </div>
        ))}
      </div>
      <div className={css.cardMenu}>
        {isSelected === undefined ? null : (
          <SelectBox
            rowName={name}
            isSelected={isSelected}
            isDisabled={isDeparted}
            onChange={(selects, isRange) => onSelect(row.id, selects, isRange)}
          />
        )}
        {buttons && <CardMenu {...buttons} />}
      </div>
      <div className={css.cardValues}>
        {values.map(({ id, header, cardLabel, render }) =>
          cardLabel === 'hidden' ? (
            <Fragment key={id}>{render(row)}</Fragment>
          ) : (
            <div key={id} className={css.cardPair}>
              {header} {render(row)}
            </div>
          ),
        )}
        {buttons && <CardLabel {...buttons} />}
      </div>
    </li>
  )
}

/** One row of a DataTable on a phone, with the same values and actions. */
export const DataTableCard = memo(Card, sameRow) as typeof Card
