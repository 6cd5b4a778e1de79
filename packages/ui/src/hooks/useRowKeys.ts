import { type RefObject, useLayoutEffect } from 'react'

/** A hidden link duplicates its neighbour for pointers, so keys skip it. */
const STOPS =
  ':is(a[href], button, input, select, textarea, time[tabindex]):not(:disabled, [aria-hidden=true])'

/** A toolbar is one row. */
const ROW = '[data-row-id], [role=toolbar]'

/** In a field, the arrow keys move the caret. */
const FIELD = 'input:not([type=checkbox], [type=radio]), select, textarea'

/**
 * Makes each row of a list one tab stop, regardless of its number of links and buttons: Left and
 * Right move among them, Home and End to the first and the last, Up and Down to the same control of
 * the next row. Tab first focuses the control after a checkbox or date, and later the one that had
 * the focus last. Rows with nothing but a date share one stop, because a list may have hundreds.
 * So do rows with `data-shares-stop`, which have one link each. The rows stay native rows: a `grid`
 * would take away the table commands of screen readers. They carry `data-row-id`, their actions
 * `data-action-id`, as for useRowFocus.
 * @param list contains the rows, or is the only row
 */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => (list.current === null ? undefined : keepStops(list.current)), [list])
}

function keepStops(list: HTMLElement): () => void {
  const rows = () => (list.matches(ROW) ? [list] : [...list.querySelectorAll<HTMLElement>(ROW)])

  const stopOf = new WeakMap<HTMLElement, HTMLElement>()

  // The row that Tab reaches among those that share one stop.
  let sharedRow: HTMLElement | undefined

  const settle = () => {
    const all = rows()
    if (!sharedRow?.isConnected || !sharesStop(sharedRow)) sharedRow = all.find(sharesStop)
    for (const row of all)
      setStop(row, stopOf.get(row), { isSkipped: row !== sharedRow && sharesStop(row) })
  }

  const onFocusIn = ({ target }: FocusEvent) => {
    const row = rowOf(target)
    if (row === null || !(target instanceof HTMLElement) || !target.matches(STOPS)) return
    stopOf.set(row, target)
    if (!sharesStop(row)) setStop(row, target)
    else if (row !== sharedRow) {
      sharedRow = row
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
    // Prevent the page from scrolling and a menu from opening.
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

const sharesStop = (row: HTMLElement) => {
  if (row.hasAttribute('data-shares-stop')) return true
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

/** The same action or the date of another row, otherwise the control in the same position. */
function counterpart(row: HTMLElement, from: HTMLElement, at: number) {
  const stops = stopsOf(row)
  const { actionId } = from.dataset
  const same = stops.find((stop) =>
    isDate(from) ? isDate(stop) : actionId && stop.dataset.actionId === actionId,
  )
  return same ?? stops[Math.min(at, stops.length - 1)]
}
