import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Focus must not fall to the top of the page when the row that holds it goes (WCAG 2.4.3): it then
 * moves to the table as a whole, whose name is read out.
 */
export function useKeepFocus(root: RefObject<HTMLElement | null>, rows: readonly unknown[]): void {
  const focused = useRef<Element>(null)

  useEffect(() => {
    const element = root.current
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? target : null
    }
    // An element that is being taken away loses its focus first: only one that stays is forgotten.
    const forget = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (focused.current === target && focused.current?.isConnected) focused.current = null
      })
    element?.addEventListener('focusin', remember)
    element?.addEventListener('focusout', forget)
    return () => {
      element?.removeEventListener('focusin', remember)
      element?.removeEventListener('focusout', forget)
    }
  }, [root])

  useLayoutEffect(() => {
    if (rows !== undefined && focused.current !== null && !focused.current.isConnected) {
      focused.current = null
      if (document.activeElement === document.body) root.current?.focus()
    }
  }, [root, rows])
}
