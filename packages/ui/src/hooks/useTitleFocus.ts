import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses the title of the page when one step of the page replaces another, because the focused
 * element is removed with the old step. Skips the first step, and steps with a field that focuses
 * itself.
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
