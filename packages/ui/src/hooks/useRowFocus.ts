import { type RefObject, useEffect } from 'react'
import { useLatest } from './useLatest'

/** What opens above the page. While the focus is in one, the list that it came from still has its turn. */
const OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"]'

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/** Where the focus was last in a list. */
interface FocusedRow {
  element: Element
  /** Undefined for what stands beside the rows: the button of an empty state, the pages. */
  rowId?: string | undefined
  actionId?: string | undefined
  /** Ids of all rows as they stood then. */
  order: readonly string[]
}

/**
 * Keeps a person's place in a list: when the row that had the focus goes, as it does after 'Delete' or
 * with a reload, the focus moves to the same action of the next row, else of the previous one, else to
 * the title of the empty state, and the page does not scroll (WCAG 2.4.3). While a dialog or menu has
 * the focus, it waits until that has closed.
 *
 * Rows carry `data-row-id`, what can be done with them `data-action-id`, the empty state's title
 * `data-empty-title`. EmptyState and the rows of DataTable bring theirs.
 *
 * @param list what holds the rows, and the empty state that may take their place; with `tabIndex={-1}`
 * @param onMove called once the focus is on another row, to say how many are left
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, onMove?: () => void): void {
  const latestOnMove = useLatest(onMove)
  useEffect(() => {
    if (list.current === null) return
    return keepRowFocus(list.current, () => latestOnMove.current?.())
  }, [list, latestOnMove])
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
      // A page past the end is empty for a moment: then the rows of the last one come.
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
    // react-aria hides the focusin of a menu's button that is tapped.
    if (list.contains(target)) remember(target)
    if (relatedTarget !== null) return
    // A press beside all controls, unless the element is being taken away, or made inert by a dialog.
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
    // A dialog has the focus, or still holds the page inert.
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

/** The row itself when it is there, else the next one, else the previous one; undefined for none. */
function neighbour(
  shown: readonly string[],
  { rowId, order }: { rowId: string; order: readonly string[] },
): string | undefined {
  const at = order.indexOf(rowId)
  const next = order.slice(at).find((id) => shown.includes(id))
  if (next !== undefined) return next
  const previous = order.slice(0, at).findLast((id) => shown.includes(id))
  if (previous === undefined) return shown.at(-1)
  // A row that has come up from the next page stands where this one stood.
  return shown[shown.indexOf(previous) + 1] ?? previous
}
