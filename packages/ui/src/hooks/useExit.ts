import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { durationOf } from './motion'

/**
 * Lets an overlay leave whose owner takes it away instead of closing it, such as a composer with
 * an address of its own: a copy of what it showed plays the exit, by the styles of
 * `[data-exiting]`. The copy is inert and nobody waits for it. There is none under reduced motion.
 * The focus goes back to where it was when the overlay mounted.
 */
export function useExit<Overlay extends HTMLElement>(): RefObject<Overlay | null> {
  const ref = useRef<Overlay>(null)
  const [opener] = useState(() => document.activeElement)
  // react-aria returns the focus in the next frame, but frees the page with its passive effects, and
  // React may run those later: nothing on an inert page takes the focus.
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === document.body
        if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
      })
    },
    [opener],
  )
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
  const elements = [...overlay.querySelectorAll('*')]
  const copies = [...copy.querySelectorAll('*')]
  for (const [at, element] of elements.entries()) {
    const other = copies[at]
    other?.removeAttribute('id')
    // Text that somebody typed is no attribute.
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      Object.assign(other ?? {}, { value: element.value })
    }
  }
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
