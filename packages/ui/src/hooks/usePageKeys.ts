import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Elements in which a person types. */
const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** Each key with what it does; undefined while that is not available. */
export type PageKeys = Readonly<Record<string, (() => void) | undefined>>

/**
 * Whether a key belongs to nobody else: to no field, and to no dialog or menu above a part of the
 * page. They make what is below them inert; toasts do not.
 * @param part an element of that part
 */
export const isKeyFree = (
  { target }: Event,
  part: Element | null = document.querySelector('main'),
): boolean => !(target as Element).closest(TYPING) && !part?.closest('[inert], [aria-hidden]')

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
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing } = event
    if (ctrlKey || metaKey || altKey || shiftKey || repeat || isComposing) return
    const act = keys[key.length === 1 ? key.toLowerCase() : key]
    if (!act || !isKeyFree(event, part?.current) || isOn?.() === false) return
    event.preventDefault()
    act()
  })

  useEffect(() => {
    // Captured: components keep the keys of their own from the document, and by the time the
    // event bubbles here, an overlay that it closes is already gone.
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [])
}
