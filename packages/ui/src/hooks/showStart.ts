/** Scrolls the start of a list into view if it is above: another page of the list begins there. */
export function showStart(list: HTMLElement | null): void {
  const top = list?.getBoundingClientRect().top ?? 0
  if (top < 0) list?.scrollIntoView({ block: 'start' })
}
