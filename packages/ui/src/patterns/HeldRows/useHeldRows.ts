import { type FocusEvent, useState } from 'react'

export interface HeldRowsOptions {
  /** Holds the rows for a reason of the caller's: a dialog about one of them is open. @default false */
  isHeld?: boolean
  /**
   * The order that a person has asked for. When it changes, the rows take it, for that is no surprise.
   * Sort before holding (useSortedRows). @default one order for ever
   */
  orderKey?: string | undefined
}

export interface HeldRows<Row> {
  /** What to show: while held in the held order, but with values as new as they are. */
  rows: readonly Row[]
  /** Rows that have left the list and stand only because it is held: show them as done, without deeds. */
  departedIds: ReadonlySet<string>
  /** Rows that wait behind the 'Show N new' button (NewRowsButton). */
  newCount: number
  /** Takes in what waits, once; the hold goes on. */
  showNew: () => void
  /** Spread on the element around the table. */
  regionProps: {
    onPointerEnter: () => void
    onPointerLeave: () => void
    onFocus: () => void
    onBlur: (event: FocusEvent<HTMLElement>) => void
  }
}

/**
 * Keeps polled rows from moving under a person: while the pointer or focus is in the region, or a
 * dialog is open, no row comes, goes or changes its place, so that nobody decides about the wrong
 * one (decisions, Behaviour). An empty list is never held.
 */
export function useHeldRows<Row extends { id: string }>(
  rows: readonly Row[],
  { isHeld = false, orderKey }: HeldRowsOptions = {},
): HeldRows<Row> {
  const [hasPointer, setHasPointer] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const [held, setHeld] = useState<readonly Row[]>()
  const [heldKey, setHeldKey] = useState(orderKey)

  // State follows the props during render (react.dev, "Storing information from previous renders").
  const isHolding = (hasPointer || hasFocus || isHeld) && (held ?? rows).length > 0
  if (isHolding && held === undefined) setHeld(rows)
  if (!isHolding && held !== undefined) setHeld(undefined)
  if (heldKey !== orderKey) {
    setHeldKey(orderKey)
    if (isHolding) setHeld(rows)
  }

  const order = held ?? rows
  const current = new Map(rows.map((row) => [row.id, row]))
  const heldIds = new Set(order.map(({ id }) => id))

  return {
    rows: order.map((row) => current.get(row.id) ?? row),
    departedIds: new Set(order.filter(({ id }) => !current.has(id)).map(({ id }) => id)),
    newCount: rows.filter(({ id }) => !heldIds.has(id)).length,
    showNew: () => setHeld(rows),
    regionProps: {
      onPointerEnter: () => setHasPointer(true),
      onPointerLeave: () => setHasPointer(false),
      onFocus: () => setHasFocus(true),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setHasFocus(false)
      },
    },
  }
}
