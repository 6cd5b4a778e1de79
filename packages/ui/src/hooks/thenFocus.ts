import type { RefObject } from 'react'

/**
 * For buttons that go away with their reason, as 'Try again' and 'Cancel' do: does the action, then gives the focus
 * to `target`, for it must not fall out of the page with the button (WCAG 2.4.3).
 *
 * @param target what takes the focus: the heading of the page
 */
export const thenFocus =
  (target: RefObject<HTMLElement | null>) =>
  (action: () => void): (() => void) =>
  () => {
    action()
    target.current?.focus()
  }
