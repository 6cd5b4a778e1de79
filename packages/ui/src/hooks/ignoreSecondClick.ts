/** The longest time between the two clicks of a double click, in milliseconds. */
const DOUBLE_CLICK = 500

/**
 * Ignores the second click of a double click whose first has just been used, because it would hit
 * whatever has come under the pointer.
 */
export function ignoreSecondClick(): void {
  const ignore = (click: MouseEvent) => {
    if (click.detail < 2) return
    click.preventDefault()
    click.stopPropagation()
  }
  document.addEventListener('click', ignore, {
    capture: true,
    signal: AbortSignal.timeout(DOUBLE_CLICK),
  })
}
