/**
 * Focuses an element, and scrolls to it only if it is out of view. A browser scrolls to where an
 * element with `position: sticky` would be without it, although the element is in view.
 */
export function focusInView(element: HTMLElement | null): void {
  if (element === null) return
  element.focus({ preventScroll: true })
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'nearest' })
}
