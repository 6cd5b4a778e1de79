import { Fragment, memo } from 'react'
import { ownElement } from '../../internal/ownElement'
import { CardLabel, CardMenu } from '../List/List'
import * as css from './DataTable.css'
import { type DataTableRowProps, sameRow } from './DataTableRow'
import { SelectBox } from './SelectBox'
import { StackedValues } from './StackedValues'
import { isStackedIn, type TableRow } from './tableModel'

function Card<Row extends TableRow>(props: DataTableRowProps<Row>) {
  const { row, name, columns, shape, actions, isPending, isDeparted, onAction } = props
  const { isCurrent, isSelected, onSelect } = props
  const isSelecting = isSelected !== undefined
  // While people select, a press on the card selects it: no other button is in the way.
  const buttons = !isSelecting &&
    actions && {
      actions,
      rowName: name,
      isPending,
      onAction: (id: string) => onAction(row, id),
    }
  const title = columns.filter((column) => column.isRowHeader)
  const under = columns.filter((column) => isStackedIn(shape, column))
  const values = columns.filter((column) => !title.includes(column) && !under.includes(column))
  const hasImage = title.some((column) => column.hasImage) || undefined
  return (
    <li
      className={css.card}
      data-row-id={row.id}
      aria-current={isCurrent || undefined}
      aria-busy={isPending || undefined}
      data-departed={isDeparted || undefined}
      data-selected={isSelected || undefined}
      data-selecting={isSelecting || undefined}
    >
      <div className={`${css.cardTitle} ${css.rowName}`} data-image={hasImage}>
        {title.map(({ id, render }) => (
          <Fragment key={id}>{ownElement(render(row))}</Fragment>
        ))}
      </div>
      <div className={css.cardUnder} data-image={hasImage}>
        <StackedValues columns={under} row={row} />
      </div>
      <div className={css.cardMenu}>
        {isSelecting && (
          <SelectBox
            rowName={name}
            isSelected={isSelected}
            isDisabled={isDeparted}
            onChange={(selects, isRange) => onSelect(row.id, selects, isRange)}
          />
        )}
        {buttons && <CardMenu {...buttons} />}
      </div>
      <div className={css.cardValues} data-image={hasImage}>
        {values.map(({ id, header, cardLabel, isMuted, render }) =>
          cardLabel === 'hidden' ? (
            <Fragment key={id}>
              {ownElement(render(row), isMuted ? css.cardMuted : undefined)}
            </Fragment>
          ) : (
            <div key={id} className={css.cardPair}>
              <span className={css.cardMuted}>{header}</span> <span>{render(row)}</span>
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
