/**
 * Focuses an element and scrolls to it only if it is out of view. For an element with `position:
 * sticky`, a browser would scroll to its static position even while it is visible.
 */
export function focusInView(element: HTMLElement | null): void {
  if (element === null) return
  element.focus({ preventScroll: true })
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'nearest' })
}
