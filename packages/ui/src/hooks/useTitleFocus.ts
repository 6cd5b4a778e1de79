import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus to the title of the page when one step of it gives way to the next, since what had
 * the focus is gone with the old one. The first step leaves it where it is, and so does one whose own
 * field takes it.
 *
 * @param step names the step that is shown
 * @returns the ref of an element inside of the page's main
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
