import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses the title of the page when one step of it replaces another, as the focused element is
 * gone with the old step. It does nothing for the first step, and for a step with a field that
 * takes the focus itself.
 *
 * @param step names the visible step
 * @returns the ref of an element inside the page's main
 */
export function useTitleFocus(step: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(step)

  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (place.current?.contains(document.activeElement)) return
    place.current?.closest('main')?.querySelector('h1')?.focus()
  }, [step])

  return place
}
