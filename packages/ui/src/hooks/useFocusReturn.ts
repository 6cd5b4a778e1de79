import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Returns the focus to where it was when a modal overlay opened, if nothing has it after the overlay
 * (WCAG 2.4.3). react-aria does that in the next frame, but it frees the page with its passive
 * effects, which React may run later when the owner of an open overlay takes it away: nothing on an
 * inert page takes the focus.
 */
export function useFocusReturn(isOpen: boolean): void {
  const opener = useRef<Element | null>(null)

  // Before anything in the overlay takes the focus.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement
  }, [isOpen])

  useEffect(() => {
    if (!isOpen) return
    return () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === document.body
        if (isLost && opener.current instanceof HTMLElement) {
          opener.current.focus({ preventScroll: true })
        }
      })
    }
  }, [isOpen])
}
