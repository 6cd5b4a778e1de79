import type { RefObject } from 'react'
import { focusInView } from './focusInView'

/**
 * For buttons that disappear when pressed, such as 'Try again' and 'Cancel': runs the action, then
 * focuses `target`, so that the focus is not lost with the button (WCAG 2.4.3).
 * @param target usually the heading of the page
 */
export const thenFocus =
  (target: RefObject<HTMLElement | null>) =>
  (action: () => void): (() => void) =>
  () => {
    action()
    focusInView(target.current)
  }
