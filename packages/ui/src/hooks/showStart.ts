/** The longest time between the two clicks of a double click, in milliseconds. */
const DOUBLE_CLICK = 500

/**
 * Scrolls the start of a list into view if it is above, because the next page of the list starts
 * there. Ignores the second click of a double click, which would hit whatever moved under the
 * pointer.
 */
export function showStart(list: HTMLElement | null): void {
  const top = list?.getBoundingClientRect().top ?? 0
  if (top >= 0) return
  list?.scrollIntoView({ block: 'start' })
  document.addEventListener('click', loseSecond, true)
  setTimeout(() => document.removeEventListener('click', loseSecond, true), DOUBLE_CLICK)
}

function loseSecond(click: MouseEvent): void {
  if (click.detail < 2) return
  click.preventDefault()
  click.stopPropagation()
}
