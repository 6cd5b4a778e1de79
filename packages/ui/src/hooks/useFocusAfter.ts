import { type RefObject, useEffect, useRef } from 'react'
import { focusInView } from './focusInView'

/**
 * Focuses `fallback` when a dialog closes and its action has removed the button that opened it,
 * as with a deleted row (WCAG 2.4.3). Otherwise the focus would go to the top of the page.
 *
 * @param isAsking whether the dialog is open
 */
export function useFocusAfter(isAsking: boolean, fallback: RefObject<HTMLElement | null>): void {
  const frame = useRef(0)
  useEffect(() => {
    if (!isAsking) return
    // Cancel the check left over from the previous dialog; it would fire when this one closes.
    cancelAnimationFrame(frame.current)
    const inNextFrame = (step: () => void) => {
      frame.current = requestAnimationFrame(step)
    }
    return () => {
      const rescue = () => {
        if (document.activeElement === document.body) focusInView(fallback.current)
      }
      const wait = () => {
        const isLeaving = document.activeElement?.closest('[role="alertdialog"]')
        // Wait one frame for the dialog to return the focus, and one to see whether anything took
        // it.
        inNextFrame(isLeaving ? wait : () => inNextFrame(rescue))
      }
      wait()
    }
  }, [isAsking, fallback])
}
