/**
 * Whether nothing covers the middle of an element in the window. A covered or scrolled-away button
 * still has its role and name.
 */
export function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const front = document.elementFromPoint(left + width / 2, top + height / 2)
  return front !== null && (element.contains(front) || front.contains(element))
}
