import { ignoreSecondClick } from './ignoreSecondClick'

/**
 * Scrolls the start of a list into view if it is above, because the next page of the list starts
 * there. The pointer is over something else then.
 */
export function showStart(list: HTMLElement | null): void {
  const top = list?.getBoundingClientRect().top ?? 0
  if (top >= 0) return
  list?.scrollIntoView({ block: 'start' })
  ignoreSecondClick()
}
