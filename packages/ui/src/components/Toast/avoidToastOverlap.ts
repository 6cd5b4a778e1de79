import { media } from '../../theme/media'

const CONTROLS = 'a[href], button, input, select, textarea, [role="switch"], [tabindex="0"]'

/** Space between a toast and a control, in pixels. */
const GAP = 8

/**
 * Moves the toasts away from the edge if they would cover a control there and there is space beside
 * the control. On a phone the toasts are in the top bar and cover none.
 */
export function avoidToastOverlap(region: HTMLElement): void {
  region.style.insetInlineEnd = ''
  if (window.matchMedia(media.mobile).matches) return
  const { left, right, top, bottom, width } = region.getBoundingClientRect()
  const windowWidth = document.documentElement.clientWidth
  const isMirrored = getComputedStyle(region).direction === 'rtl'
  // Measured from the end of the line, left or right.
  const fromEdge = (start: number, end: number) =>
    isMirrored ? { near: start, far: end } : { near: windowWidth - end, far: windowWidth - start }

  const taken = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !region.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.top < bottom && box.bottom > top)
    .map((box) => fromEdge(box.left, box.right))
    .toSorted((a, b) => a.near - b.near)

  const { near: place } = fromEdge(left, right)
  let near = place
  for (const control of taken) {
    if (control.near < near + width && control.far > near) near = control.far + GAP
  }
  if (near !== place && near + width <= windowWidth) region.style.insetInlineEnd = `${near}px`
}
