import type { RefObject } from 'react'
import { focusInView } from './focusInView'

/**
 * For buttons that disappear when pressed, as 'Try again' and 'Cancel' do. It runs the action,
 * then focuses `target`, as the focus must not get lost with the button (WCAG 2.4.3).
 *
 * @param target takes the focus: the heading of the page
 */
export const thenFocus =
  (target: RefObject<HTMLElement | null>) =>
  (action: () => void): (() => void) =>
  () => {
    action()
    focusInView(target.current)
  }
