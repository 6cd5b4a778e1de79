import { type FocusEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'

export interface HeldRowsOptions {
  /**
   * Holds the rows while a dialog of the caller is open.
   * @default false
   */
  isHeld?: boolean
  /**
   * The order that a person has chosen. When it changes the rows follow, as that is no surprise.
   * Sort before holding (useSortedRows). @default a fixed order
   */
  orderKey?: string | undefined
  /** How many of the first rows show; the next one moves up when one is released. @default all */
  limit?: number
  /**
   * The rows are the first ones of a longer list: a row that appears has only moved up. It is added
   * at the end at once, and does not count as new. @default false
   */
  isCutOff?: boolean
}

export interface HeldRows<Row> {
  /** The rows to show: while held in the held order, but with current values. */
  rows: readonly Row[]
  /**
   * Rows that have left the list and only show because it is held: show them as done, without
   * actions.
   */
  departedIds: ReadonlySet<string>
  /** Rows that wait behind the 'Show N new' button (NewRowsButton). */
  newCount: number
  /** Adds the waiting rows, once; the list stays held. */
  showNew: () => void
  /**
   * Releases one row as soon as it has left the list: call it when the person's own action has
   * removed it. All other rows stay in place.
   */
  release: (id: string) => void
  /** Spread it on the element around the table. */
  regionProps: {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => void
    onPointerLeave: () => void
    onFocus: (event: FocusEvent<HTMLElement>) => void
    onBlur: (event: FocusEvent<HTMLElement>) => void
  }
}

interface Hold<Row> {
  rows: readonly Row[]
  releasedIds: ReadonlySet<string>
  /** As it was when the hold began: the last rows may move up meanwhile. */
  isCutOff: boolean
}

const nobody: ReadonlySet<string> = new Set()
const dialogs = '[role="dialog"], [role="alertdialog"]'

/**
 * Keeps polled rows from moving under a person. While the pointer or focus is in the region, or a
 * dialog is open, no row appears, disappears or moves, so that nobody decides about the wrong one
 * (specification 10). An empty list is never held.
 */
export function useHeldRows<Row extends { id: string }>(
  rows: readonly Row[],
  { isHeld = false, orderKey, limit, isCutOff = false }: HeldRowsOptions = {},
): HeldRows<Row> {
  const [hasPointer, setHasPointer] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const [held, setHeld] = useState<Hold<Row>>()
  const [heldKey, setHeldKey] = useState(orderKey)
  const region = useRef<HTMLElement>(null)
  const focused = useRef<Element>(null)
  const take = () => setHeld({ rows, releasedIds: nobody, isCutOff })

  const current = new Map(rows.map((row) => [row.id, row]))
  const kept = held?.rows.filter(({ id }) => current.has(id) || !held.releasedIds.has(id))
  const keptIds = new Set(kept?.map(({ id }) => id))
  const movedUp = held?.isCutOff ? rows.filter(({ id }) => !keptIds.has(id)) : []
  const order = kept ? [...kept, ...movedUp] : rows

  // State follows the props during render (react.dev, "Storing information from previous
  // renders").
  const isHolding = (hasPointer || hasFocus || isHeld) && order.length > 0
  if (isHolding && held === undefined) take()
  if (!isHolding && held !== undefined) setHeld(undefined)
  if (heldKey !== orderKey) {
    setHeldKey(orderKey)
    if (isHolding) take()
  }

  // An overlay of the region is inside it only in React's tree. When the overlay closes, no event
  // reports that the pointer has left the region.
  useEffect(() => {
    if (!isHeld) return
    return () => {
      if (!region.current?.matches(':hover')) setHasPointer(false)
    }
  }, [isHeld])

  // While a dialog is open the focus may go anywhere. Once the dialog lets go, look where it is.
  useEffect(() => {
    if (isHeld || !hasFocus) return
    const look = () => {
      const active = document.activeElement
      // A dialog that closes has the focus until it returns it, or until something rescues it.
      const isOnItsWay = !active?.closest('body *') || active.closest(dialogs)
      if (active !== focused.current && !isOnItsWay) setHasFocus(false)
    }
    look()
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [isHeld, hasFocus])

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
      onPointerEnter: ({ currentTarget }) => {
        region.current = currentTarget
        setHasPointer(true)
      },
      onPointerLeave: () => setHasPointer(false),
      onFocus: ({ target }) => {
        focused.current = target
        setHasFocus(true)
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        // The dialog about a row returns the focus when it closes.
        if (!isHeld && !currentTarget.contains(relatedTarget)) setHasFocus(false)
      },
    },
  }
}

/**
 * Keeps the order of rows that a person's own action sorts anew, such as a pin: while the pointer or
 * focus is in the region no button moves away from under it. Afterwards the rows move to their places.
 * A row that comes or goes shows at once.
 * @param orderKey the order that a person has chosen, as in `useHeldRows`
 */
export function useHeldOrder<Row extends { id: string }>(
  rows: readonly Row[],
  orderKey = '',
): Pick<HeldRows<Row>, 'rows' | 'regionProps'> {
  const ids = rows.map(({ id }) => id).toSorted()
  const held = useHeldRows(rows, { orderKey: JSON.stringify([orderKey, ids]) })
  const order = JSON.stringify(held.rows.map(({ id }) => id))
  // The same list as long as the rows and their order are the same: a new one renders all rows again.
  const inOrder = useMemo(() => {
    const byId = new Map(rows.map((row) => [row.id, row]))
    return (JSON.parse(order) as string[]).flatMap((id) => byId.get(id) ?? [])
  }, [rows, order])
  return { rows: inOrder, regionProps: held.regionProps }
}
