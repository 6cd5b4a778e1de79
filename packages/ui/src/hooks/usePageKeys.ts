import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { isComposing } from './isComposing'
import { isKeyFree } from './isKeyFree'
import { latinKey } from './latinKey'

/** Each key with its action; undefined while the action is not available. */
export type PageKeys = Readonly<Record<string, (() => void) | undefined>>

interface PageKeysOptions {
  /**
   * Called at each press, because people can switch off single keys (WCAG 2.1.4). @default always
   * on
   */
  isOn?: () => boolean
  /** An element of the part that has the keys, for example of a Sheet. @default the page */
  part?: RefObject<Element | null>
}

/**
 * Single-key shortcuts. They do nothing in a field, with a modifier, or under an open dialog or
 * menu.
 */
export function usePageKeys(keys: PageKeys, { isOn, part }: PageKeysOptions = {}): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey, repeat } = event
    // One press does one thing: the question that it confirmed may be gone by now.
    if (event.defaultPrevented) return
    if (ctrlKey || metaKey || altKey || shiftKey || repeat || isComposing(event)) return
    const key = latinKey(event)
    const act = keys[key]
    // Escape hides a tooltip first (WCAG 1.4.13).
    if (key === 'Escape' && document.querySelector('[role=tooltip]')) return
    if (!act || !isKeyFree(event, part?.current) || isOn?.() === false) return
    event.preventDefault()
    act()
  })

  // Before the first paint, so that a key pressed as soon as the page is visible works.
  useLayoutEffect(() => {
    // In the capture phase: components stop the propagation of their own keys, and an overlay that
    // the key closes would already be gone in the bubble phase.
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [])
}
