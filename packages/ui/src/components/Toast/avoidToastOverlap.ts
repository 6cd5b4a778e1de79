import { media } from '../../theme/media'

const CONTROLS = 'a[href], button, input, select, textarea, [role="switch"], [tabindex="0"]'

/** Space between a toast and a control, in pixels. */
const GAP = 8

/** Buttons at the bottom of a sheet, where the thumb is. */
const THUMB_BAR = '[role="dialog"] [data-thumb-bar]'

/** A case beside its list: a column of the window. */
const CASE = '[data-case-panel]'

/**
 * Moves the toasts away from the edge if they would cover a control there and there is space beside
 * the control. On a phone the toasts are in the top bar and cover none. Over a sheet with a thumb
 * bar they stand above that bar, and with a case beside its list below the list: at the top they
 * would cover the name of the person to decide on.
 */
export function avoidToastOverlap(region: HTMLElement): void {
  region.style.inset = ''
  region.style.maxInlineSize = ''
  delete region.dataset.place
  const thumbBar = document.querySelector(THUMB_BAR)?.closest('footer')
  const openCase = document.querySelector(CASE)
  if (thumbBar) placeAbove(region, thumbBar.getBoundingClientRect())
  else if (openCase) placeBelowList(region, openCase.getBoundingClientRect())
  else placeBeside(region)
}

/** At the bottom, between the navigation and the case. */
function placeBelowList(region: HTMLElement, openCase: DOMRect): void {
  const page = document.querySelector('main')?.getBoundingClientRect()
  const isMirrored = getComputedStyle(region).direction === 'rtl'
  const windowWidth = document.documentElement.clientWidth
  const start = page ? (isMirrored ? windowWidth - page.right : page.left) : 0
  region.style.inset = 'auto'
  region.style.insetBlockEnd = `${2 * GAP}px`
  region.style.insetInlineStart = `${start + 2 * GAP}px`
  region.style.maxInlineSize = `${windowWidth - openCase.width - start - 4 * GAP}px`
}

/** Beside the controls at the top, where there is space. */
function placeBeside(region: HTMLElement): void {
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

function placeAbove(region: HTMLElement, bar: DOMRect): void {
  const { clientWidth, clientHeight } = document.documentElement
  const px = (size: number) => `${Math.round(size)}px`
  region.dataset.place = 'thumb'
  region.style.inset = [
    'auto',
    px(clientWidth - bar.right + GAP),
    px(clientHeight - bar.top + GAP),
    px(bar.left + GAP),
  ].join(' ')
}
