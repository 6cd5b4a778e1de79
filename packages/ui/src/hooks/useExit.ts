import { type RefObject, useLayoutEffect, useRef } from 'react'
import { durationOf } from './motion'

/**
 * Lets an overlay leave whose owner takes it away instead of closing it, such as a composer with
 * an address of its own: a copy of what it showed plays the exit, by the styles of
 * `[data-exiting]`. The copy is inert and nobody waits for it. There is none under reduced motion.
 */
export function useExit<Overlay extends HTMLElement>(): RefObject<Overlay | null> {
  const ref = useRef<Overlay>(null)
  useLayoutEffect(
    () => () => {
      const overlay = ref.current
      if (overlay === null || overlay.dataset.exiting || durationOf('exit') === 0) return
      const copy = copyOf(overlay)
      // Development mode only tries this, and keeps the overlay.
      queueMicrotask(() => overlay.isConnected || play(copy))
    },
    [],
  )
  return ref
}

function copyOf(overlay: HTMLElement): HTMLElement {
  const copy = overlay.cloneNode(true) as HTMLElement
  for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id')
  const { top, left, width, height } = overlay.getBoundingClientRect()
  Object.assign(copy.style, {
    position: 'fixed',
    inset: `${top}px auto auto ${left}px`,
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
  })
  copy.inert = true
  copy.ariaHidden = 'true'
  for (const part of [copy, copy.firstElementChild]) part?.setAttribute('data-exiting', 'true')
  return copy
}

function play(copy: HTMLElement): void {
  document.body.append(copy)
  const ends = copy.getAnimations().map(({ finished }) => finished)
  void Promise.allSettled(ends).then(() => copy.remove())
}
