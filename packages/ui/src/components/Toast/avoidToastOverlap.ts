import { media } from '../../theme/media'

/** Space between a toast and what it must not cover, in pixels. */
const GAP = 8

/** Buttons at the bottom of a sheet, where the thumb is. */
const THUMB_BAR = '[role="dialog"] [data-thumb-bar]'

/** The open case beside its list: see CasePanel. */
const CASE = '[data-case-panel]'

/**
 * Keeps the toasts off what a person works with. They have one place, and leave it only for a control
 * that has the focus (WCAG 2.4.11) and for the thumb bar of a sheet, which is where they would stand.
 * With an open case, toasts are no wider than its list. On a phone they are in the top bar.
 */
export function avoidToastOverlap(region: HTMLElement): void {
  region.style.inset = ''
  // No part of `inset`, which is physical.
  region.style.insetBlockEnd = ''
  region.style.maxInlineSize = ''
  delete region.dataset.place
  const thumbBar = document.querySelector(THUMB_BAR)?.closest('footer')
  if (thumbBar) placeAbove(region, thumbBar.getBoundingClientRect())
  else if (!window.matchMedia(media.mobile).matches) placeAtBottom(region)
}

function placeAtBottom(region: HTMLElement): void {
  const openCase = document.querySelector(CASE)
  if (openCase) stayBeside(region, openCase.getBoundingClientRect())
  const focused = document.activeElement
  if (focused && focused !== document.body) stayAbove(region, focused.getBoundingClientRect())
}

function stayBeside(region: HTMLElement, openCase: DOMRect): void {
  const { left, right } = region.getBoundingClientRect()
  const isMirrored = getComputedStyle(region).direction === 'rtl'
  const room = isMirrored ? right - openCase.right : openCase.left - left
  region.style.maxInlineSize = `${Math.round(room - GAP)}px`
}

function stayAbove(region: HTMLElement, focused: DOMRect): void {
  const { left, right, top, bottom, height } = region.getBoundingClientRect()
  const isCovered =
    focused.left < right && focused.right > left && focused.top < bottom && focused.bottom > top
  // A field as high as the window is never covered as a whole.
  if (!isCovered || focused.top < height + 2 * GAP) return
  const { clientHeight } = document.documentElement
  region.style.insetBlockEnd = `${Math.round(clientHeight - focused.top + GAP)}px`
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
