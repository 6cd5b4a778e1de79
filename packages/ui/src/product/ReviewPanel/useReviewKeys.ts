import { type RefObject, useEffect } from 'react'
import { useLatest } from '../../hooks/useLatest'

/** Elements in which a person types. */
const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable]'

/** Each key with what it does; undefined while that is not available. */
export type ReviewKeys = Readonly<Record<string, (() => void) | undefined>>

/**
 * Shortcuts of one key while a panel is shown. They do nothing while a person types, with a
 * modifier, or while an overlay is open above the panel.
 * @param panel an element inside the panel
 */
export function useReviewKeys(panel: RefObject<HTMLElement | null>, keys: ReviewKeys): void {
  const latest = useLatest(keys)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (event.repeat || event.isComposing) return
      if (target instanceof Element && target.closest(TYPING)) return
      // Dialogs, menus and listboxes make the page below them inert; toasts do not.
      if (panel.current?.closest('[inert]')) return
      const act = latest.current?.[key.length === 1 ? key.toLowerCase() : key]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    // Captured: by the time the event bubbles here, an overlay that it closes is already gone.
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [panel, latest])
}
