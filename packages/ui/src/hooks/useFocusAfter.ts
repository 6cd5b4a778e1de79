import { type RefObject, useEffect } from 'react'

/**
 * Gives the focus to `fallback`, and not to the top of the page, when a dialog closes whose action took
 * away the button that opened it, as a deleted row does (WCAG 2.4.3).
 *
 * @param isAsking whether the dialog is open
 */
export function useFocusAfter(isAsking: boolean, fallback: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isAsking) return
    return () => {
      const rescue = () => {
        if (document.activeElement === document.body) fallback.current?.focus()
      }
      const wait = () => {
        const isLeaving = document.activeElement?.closest('[role="alertdialog"]')
        // One frame for the dialog to hand the focus back, one to see whether anybody took it.
        requestAnimationFrame(isLeaving ? wait : () => requestAnimationFrame(rescue))
      }
      wait()
    }
  }, [isAsking, fallback])
}
