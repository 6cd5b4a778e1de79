/** The text of an element without what is hidden from screen readers, such as initials. */
export function spokenText(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
  return copy.textContent ?? ''
}
