import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** Overlays. While one has the focus, the list that it belongs to still tracks its row. */
const OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"]'

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]:not(time)'

/** Where the focus was last in a list. */
interface FocusedRow {
  element: Element
  /** Undefined for controls beside the rows: the button of an empty state, the pagination. */
  rowId?: string | undefined
  actionId?: string | undefined
  /** Ids of all rows at that time. */
  order: readonly string[]
}

/**
 * Keeps the focus in a list when the focused row goes away, after 'Delete' or with a reload: it
 * moves to the same action of the next row, otherwise of the previous row, otherwise to the title
 * of the empty state. The page does not scroll (WCAG 2.4.3). While a dialog or menu has the focus,
 * this waits until the overlay has closed.
 *
 * Rows carry `data-row-id`, their actions `data-action-id`, the title of the empty state
 * `data-empty-title`. EmptyState and the rows of DataTable have them.
 *
 * @param list contains the rows, and the empty state that may replace them; with `tabIndex={-1}`
 * @param onMove called once the focus is on another row, to announce how many rows are left
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, onMove?: () => void): void {
  const reportMove = useEffectEvent(() => onMove?.())
  useLayoutEffect(() => {
    if (list.current === null) return
    return keepRowFocus(list.current, () => reportMove())
  }, [list])
}

function keepRowFocus(list: HTMLElement, onMove: () => void): () => void {
  let focused: FocusedRow | undefined

  const rows = () => [...list.querySelectorAll<HTMLElement>('[data-row-id]')]
  const idsOf = (elements: readonly HTMLElement[]) =>
    elements.map(({ dataset }) => dataset.rowId ?? '')

  const remember = (element: Element) => {
    const row = list.contains(element) ? element.closest<HTMLElement>('[data-row-id]') : null
    if (row) {
      focused = {
        element,
        rowId: row.dataset.rowId ?? '',
        actionId: element.closest<HTMLElement>('[data-action-id]')?.dataset.actionId,
        order: idsOf(rows()),
      }
    } else if (focused && isStandIn(element, list)) {
      // A page past the end is empty for a moment, before the rows of the last page arrive.
      focused = { ...focused, element }
    } else if (list.contains(element)) {
      focused = { element, order: [] }
    } else if (!element.closest(OVERLAY)) {
      focused = undefined
    }
  }

  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof Element) remember(target)
  }

  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    if (!(target instanceof Element)) return
    // react-aria hides the focusin event when a menu's button is tapped.
    if (list.contains(target)) remember(target)
    if (relatedTarget !== null) return
    // A press outside all controls, unless a dialog removes the element or makes it inert.
    queueMicrotask(() => {
      const isLeft = document.activeElement === document.body && !target.closest('[inert]')
      if (target === focused?.element && target.isConnected && isLeft) focused = undefined
    })
  }

  const settle = () => {
    if (focused === undefined || focused.element.isConnected) {
      if (focused && isRow(focused.element)) focused.order = idsOf(rows())
      closing.disconnect()
      return
    }
    if (document.activeElement === document.body) {
      const { rowId, actionId } = focused
      const shown = rows()
      const id = rowId === undefined ? undefined : neighbour(idsOf(shown), { ...focused, rowId })
      const row = id === undefined ? undefined : shown.find(({ dataset }) => dataset.rowId === id)
      const target =
        (row && (actionOf(row, actionId) ?? row.querySelector<HTMLElement>(FOCUSABLE))) ??
        list.querySelector<HTMLElement>('[data-empty-title]') ??
        list
      target.focus({ preventScroll: true })
      if (document.activeElement === target) {
        closing.disconnect()
        target.scrollIntoView({ block: 'nearest' })
        if (row && id !== rowId) onMove()
        return
      }
    }
    // A dialog has the focus, or the page is still inert.
    closing.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['inert'],
    })
  }

  const changes = new MutationObserver(settle)
  const closing = new MutationObserver(settle)
  changes.observe(list, { childList: true, subtree: true })
  document.addEventListener('focusin', onFocusIn)
  document.addEventListener('focusout', onFocusOut)
  return () => {
    changes.disconnect()
    closing.disconnect()
    document.removeEventListener('focusin', onFocusIn)
    document.removeEventListener('focusout', onFocusOut)
  }
}

const isRow = (element: Element) => element.closest('[data-row-id]') !== null

const isStandIn = (element: Element, list: HTMLElement) =>
  element === list || (list.contains(element) && element.matches('[data-empty-title]'))

const actionOf = (row: HTMLElement, actionId: string | undefined) =>
  actionId === undefined
    ? null
    : row.querySelector<HTMLElement>(`[data-action-id="${CSS.escape(actionId)}"]`)

/**
 * The same row if it still exists, otherwise the next, otherwise the previous; undefined if the
 * list is empty.
 */
function neighbour(
  shown: readonly string[],
  { rowId, order }: { rowId: string; order: readonly string[] },
): string | undefined {
  const at = order.indexOf(rowId)
  const next = order.slice(at).find((id) => shown.includes(id))
  if (next !== undefined) return next
  const previous = order.slice(0, at).findLast((id) => shown.includes(id))
  if (previous === undefined) return shown.at(-1)
  // A row that moved up from the next page is now in its place.
  return shown[shown.indexOf(previous) + 1] ?? previous
}
