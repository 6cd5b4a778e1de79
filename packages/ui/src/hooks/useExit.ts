import { type RefObject, useLayoutEffect, useRef } from 'react'
import { durationOf } from './motion'

/**
 * Plays the exit animation of an overlay that its owner unmounts instead of closing, such as a
 * composer with its own address: an inert copy of the overlay fades out, styled by
 * `[data-exiting]`. Nothing waits for it, and reduced motion skips it.
 */
export function useExit<Overlay extends HTMLElement>(): RefObject<Overlay | null> {
  const ref = useRef<Overlay>(null)
  useLayoutEffect(
    () => () => {
      const overlay = ref.current
      if (overlay === null || overlay.dataset.exiting || durationOf('exit') === 0) return
      const copy = copyOf(overlay)
      // StrictMode unmounts effects once on mount; the overlay is still there then.
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
