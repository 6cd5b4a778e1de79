import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Returns the focus to where it was when a modal overlay opened, unless something has the focus
 * after the overlay closes (WCAG 2.4.3). react-aria restores the focus in the next frame, but
 * removes `inert` from the page in a passive effect. React may run that effect later when the owner
 * unmounts an open overlay, and elements of an inert page cannot be focused.
 */
export function useFocusReturn(isOpen: boolean): void {
  const opener = useRef<Element | null>(null)

  // Read it before anything in the overlay takes the focus.
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
