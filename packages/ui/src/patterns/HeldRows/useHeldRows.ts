import { type FocusEvent, useState } from 'react'

export interface HeldRowsOptions {
  /** Holds the rows for a reason of the caller's: a dialog about one of them is open. @default false */
  isHeld?: boolean
  /**
   * The order that a person has asked for. When it changes, the rows take it, for that is no surprise.
   * Sort before holding (useSortedRows). @default one order for ever
   */
  orderKey?: string | undefined
  /** How many rows show, the first ones; the next comes up when one is released. @default all */
  limit?: number
}

export interface HeldRows<Row> {
  /** What to show: while held in the held order, but with values as new as they are. */
  rows: readonly Row[]
  /** Rows that have left the list and stand only because it is held: show them as done, without actions. */
  departedIds: ReadonlySet<string>
  /** Rows that wait behind the 'Show N new' button (NewRowsButton). */
  newCount: number
  /** Takes in what waits, once; the hold goes on. */
  showNew: () => void
  /**
   * Lets one row go as soon as it has left the list: call it when the person's own action has taken it
   * away. All others stay where they are.
   */
  release: (id: string) => void
  /** Spread on the element around the table. */
  regionProps: {
    onPointerEnter: () => void
    onPointerLeave: () => void
    onFocus: () => void
    onBlur: (event: FocusEvent<HTMLElement>) => void
  }
}

interface Hold<Row> {
  rows: readonly Row[]
  releasedIds: ReadonlySet<string>
}

const nobody: ReadonlySet<string> = new Set()

/**
 * Keeps polled rows from moving under a person: while the pointer or focus is in the region, or a
 * dialog is open, no row comes, goes or changes its place, so that nobody decides about the wrong
 * one (specification 10). An empty list is never held.
 */
export function useHeldRows<Row extends { id: string }>(
  rows: readonly Row[],
  { isHeld = false, orderKey, limit }: HeldRowsOptions = {},
): HeldRows<Row> {
  const [hasPointer, setHasPointer] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const [held, setHeld] = useState<Hold<Row>>()
  const [heldKey, setHeldKey] = useState(orderKey)
  const take = () => setHeld({ rows, releasedIds: nobody })

  const current = new Map(rows.map((row) => [row.id, row]))
  const order = held
    ? held.rows.filter(({ id }) => current.has(id) || !held.releasedIds.has(id))
    : rows

  // State follows the props during render (react.dev, "Storing information from previous renders").
  const isHolding = (hasPointer || hasFocus || isHeld) && order.length > 0
  if (isHolding && held === undefined) take()
  if (!isHolding && held !== undefined) setHeld(undefined)
  if (heldKey !== orderKey) {
    setHeldKey(orderKey)
    if (isHolding) take()
  }

  const shown = order.slice(0, limit)
  const shownIds = new Set(shown.map(({ id }) => id))

  return {
    rows: shown.map((row) => current.get(row.id) ?? row),
    departedIds: new Set(shown.filter(({ id }) => !current.has(id)).map(({ id }) => id)),
    newCount: rows.slice(0, limit).filter(({ id }) => !shownIds.has(id)).length,
    showNew: take,
    release: (id) =>
      setHeld((now) => now && { ...now, releasedIds: new Set([...now.releasedIds, id]) }),
    regionProps: {
      onPointerEnter: () => setHasPointer(true),
      onPointerLeave: () => setHasPointer(false),
      onFocus: () => setHasFocus(true),
      onBlur: ({ currentTarget, relatedTarget }) => {
        // The dialog about a row gives the focus back when it closes.
        if (!isHeld && !currentTarget.contains(relatedTarget)) setHasFocus(false)
      },
    },
  }
}
