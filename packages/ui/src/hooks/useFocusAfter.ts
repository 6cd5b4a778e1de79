import { type RefObject, useEffect } from 'react'
import { focusInView } from './focusInView'

/**
 * Focuses `fallback` when a dialog closes and its action has removed the button that opened it,
 * as with a deleted row (WCAG 2.4.3). Otherwise the focus would go to the top of the page.
 *
 * @param isAsking whether the dialog is open
 */
export function useFocusAfter(isAsking: boolean, fallback: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isAsking) return
    return () => {
      const rescue = () => {
        if (document.activeElement === document.body) focusInView(fallback.current)
      }
      const wait = () => {
        const isLeaving = document.activeElement?.closest('[role="alertdialog"]')
        // One frame for the dialog to return the focus, one to see whether anything took it.
        requestAnimationFrame(isLeaving ? wait : () => requestAnimationFrame(rescue))
      }
      wait()
    }
  }, [isAsking, fallback])
}
