import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { isComposing } from './isComposing'
import { isKeyFree } from './isKeyFree'
import { latinKey } from './latinKey'

/** Each key with what it does; undefined while that is not available. */
export type PageKeys = Readonly<Record<string, (() => void) | undefined>>

interface PageKeysOptions {
  /** Asked at each press: a person can switch off single keys (WCAG 2.1.4). @default always */
  isOn?: () => boolean
  /** An element of the part that has the keys: of a Sheet, for example. @default the page */
  part?: RefObject<Element | null>
}

/**
 * Shortcuts of one key. They do nothing while a person types, with a modifier, or under an open
 * dialog or menu.
 */
export function usePageKeys(keys: PageKeys, { isOn, part }: PageKeysOptions = {}): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey, repeat } = event
    if (ctrlKey || metaKey || altKey || shiftKey || repeat || isComposing(event)) return
    const key = latinKey(event)
    const act = keys[key]
    // Escape hides a tooltip first (WCAG 1.4.13).
    if (key === 'Escape' && document.querySelector('[role=tooltip]')) return
    if (!act || !isKeyFree(event, part?.current) || isOn?.() === false) return
    event.preventDefault()
    act()
  })

  // Before the first paint: a key that is pressed at sight of the page works.
  useLayoutEffect(() => {
    // Captured: components keep the keys of their own from the document, and by the time the
    // event bubbles here, an overlay that it closes is already gone.
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [])
}
