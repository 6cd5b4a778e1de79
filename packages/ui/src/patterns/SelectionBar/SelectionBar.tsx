import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../components/Button/Button'
import { IconButton } from '../../components/IconButton/IconButton'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import type { BulkDescription, BulkRow } from '../BulkDialog/BulkDialog'
import * as css from './SelectionBar.css'
import { selectionText as text } from './selectionText'

/** An action on the selected rows. */
export interface SelectionAction {
  id: string
  /** A verb: 'Approve'. */
  label: string
  onPress: () => void
  /** `critical` for an action that destroys or takes away. @default 'neutral' */
  tone?: 'neutral' | 'critical'
  /**
   * The number of selected rows that the action applies to. The button shows it if it does not apply to
   * all of them. An action that applies to none is left out. @default all
   */
  appliesTo?: number
}

/**
 * The actions on these rows, each with those that it applies to.
 * @param onOpen called with the id of the pressed action
 */
export const selectionActions = <Row,>(
  selected: readonly Row[],
  descriptions: Readonly<Record<string, BulkDescription<Row>>>,
  onOpen: (actionId: string, rows: readonly BulkRow[]) => void,
): readonly SelectionAction[] =>
  Object.entries(descriptions).map(([id, { label, tone, appliesTo, rowOf }]) => {
    const rows = appliesTo ? selected.filter(appliesTo) : selected
    return {
      id,
      label,
      ...(tone && { tone }),
      appliesTo: rows.length,
      onPress: () =>
        onOpen(
          id,
          rows.map((row) => ({ ...rowOf(row), status: 'waiting' })),
        ),
    }
  })

/** The number of selected rows that the page does not show. */
export const countElsewhere = (
  selected: readonly { id: string }[],
  shown: readonly { id: string }[],
): number => selected.filter(({ id }) => !shown.some((row) => row.id === id)).length

export interface SelectionBarProps {
  /** How many rows are selected; the bar shows from one on. */
  count: number
  /** How many of them are on other pages, or hidden by a filter. @default 0 */
  elsewhere?: number
  /** The actions on the selected rows, at most four, the most frequent first. */
  actions: ReadonlyArray<SelectionAction>
  /** Called by the button that clears the selection. */
  onClear: () => void
}

/**
 * What can be done with the selected rows of a list. It rises from the bottom edge and stays in
 * view below the list. The count is read out.
 */
export function SelectionBar({ count, elsewhere = 0, actions, onClear }: SelectionBarProps) {
  const selected = count === 0 ? '' : text.selected(count)
  const summary = elsewhere === 0 ? selected : `${selected}, ${text.elsewhere(elsewhere)}`
  const [said, setSaid] = useState('')
  // The bar may come with its first row: only a text that changes is read out.
  useEffect(() => setSaid(summary), [summary])
  const offered = actions.filter(({ appliesTo }) => appliesTo !== 0)
  return (
    <>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
      {count === 0 ? null : (
        <section aria-label={selected} className={css.bar}>
          <span aria-hidden className={css.count}>
            <bdi>{summary}</bdi>
          </span>
          {offered.map(({ id, label, tone = 'neutral', appliesTo = count, onPress }, at) => (
            <Button
              key={id}
              size="small"
              variant={at === 0 && tone === 'neutral' ? 'primary' : 'secondary'}
              onPress={onPress}
            >
              {appliesTo === count ? label : text.appliesTo(label, appliesTo, count)}
            </Button>
          ))}
          <IconButton label={text.clearSelection} icon={<X />} onPress={onClear} />
        </section>
      )}
    </>
  )
}
