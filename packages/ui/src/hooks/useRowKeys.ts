import { type RefObject, useLayoutEffect } from 'react'

/** A hidden link repeats its neighbour, for the pointer only. */
const STOPS =
  ':is(a[href], button, input, select, textarea, time[tabindex]):not(:disabled, [aria-hidden=true])'

/** A toolbar is one row. */
const ROW = '[data-row-id], [role=toolbar]'

/** In a field the arrow keys move the caret. */
const FIELD = 'input:not([type=checkbox], [type=radio]), select, textarea'

/**
 * Makes each row of a list one tab stop, however many links and buttons it has: Left and Right
 * move among them, Home and End to the first and the last, Up and Down to the same one of the next
 * row. Tab comes first to what follows a checkbox or date, then to where the row had the focus.
 * Rows with nothing but a date are one stop together: a list may have hundreds.
 *
 * The rows stay native rows: a `grid` would take the table commands of screen readers away. They
 * carry `data-row-id`, their actions `data-action-id`, as for useRowFocus.
 *
 * @param list contains the rows, or is the only one
 */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => (list.current === null ? undefined : keepStops(list.current)), [list])
}

function keepStops(list: HTMLElement): () => void {
  const rows = () => (list.matches(ROW) ? [list] : [...list.querySelectorAll<HTMLElement>(ROW)])

  const stopOf = new WeakMap<HTMLElement, HTMLElement>()

  // Of the rows with nothing but a date: the one that Tab comes to.
  let dateRow: HTMLElement | undefined

  const settle = () => {
    const all = rows()
    if (!dateRow?.isConnected || !hasOnlyDates(dateRow)) dateRow = all.find(hasOnlyDates)
    for (const row of all)
      setStop(row, stopOf.get(row), { isSkipped: row !== dateRow && hasOnlyDates(row) })
  }

  const onFocusIn = ({ target }: FocusEvent) => {
    const row = rowOf(target)
    if (row === null || !(target instanceof HTMLElement) || !target.matches(STOPS)) return
    stopOf.set(row, target)
    if (!hasOnlyDates(row)) setStop(row, target)
    else if (row !== dateRow) {
      dateRow = row
      settle()
    }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event
    const row = rowOf(target)
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (row === null || !(target instanceof HTMLElement) || target.matches(FIELD)) return
    const next = targetOf(key, row, target)
    if (next === undefined) return
    // Neither the page scrolls, nor a menu opens.
    event.preventDefault()
    next.focus()
  }

  const targetOf = (key: string, row: HTMLElement, from: HTMLElement) => {
    const stops = stopsOf(row)
    const at = stops.indexOf(from)
    const start = getComputedStyle(list).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    if (key === 'Home') return stops[0]
    if (key === 'End') return stops.at(-1)
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      return key === start ? stops[Math.max(at - 1, 0)] : stops[at + 1]
    }
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
    const all = rows()
    const neighbour = all[all.indexOf(row) + (key === 'ArrowUp' ? -1 : 1)]
    return neighbour && counterpart(neighbour, from, at)
  }

  settle()
  const changes = new MutationObserver(settle)
  changes.observe(list, { childList: true, subtree: true })
  list.addEventListener('focusin', onFocusIn)
  list.addEventListener('keydown', onKeyDown)
  return () => {
    changes.disconnect()
    list.removeEventListener('focusin', onFocusIn)
    list.removeEventListener('keydown', onKeyDown)
  }
}

const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(ROW) : null

const stopsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>(STOPS)]

const isDate = (stop: HTMLElement) => stop.matches('time')

const hasOnlyDates = (row: HTMLElement) => {
  const stops = stopsOf(row)
  return stops.length > 0 && stops.every(isDate)
}

function setStop(
  row: HTMLElement,
  wanted: HTMLElement | undefined,
  { isSkipped = false } = {},
): void {
  const stops = stopsOf(row)
  const stop =
    wanted && stops.includes(wanted)
      ? wanted
      : (stops.find((one) => !one.matches('[type=checkbox], time')) ?? stops[0])
  for (const element of stops) {
    const tabIndex = element === stop && !isSkipped ? 0 : -1
    if (element.tabIndex !== tabIndex) element.tabIndex = tabIndex
  }
}

/** The same action or the date of another row, otherwise what stands in the same place. */
function counterpart(row: HTMLElement, from: HTMLElement, at: number) {
  const stops = stopsOf(row)
  const { actionId } = from.dataset
  const same = stops.find((stop) =>
    isDate(from) ? isDate(stop) : actionId && stop.dataset.actionId === actionId,
  )
  return same ?? stops[Math.min(at, stops.length - 1)]
}
