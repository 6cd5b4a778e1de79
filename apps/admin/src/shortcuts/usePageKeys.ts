import { useEffect, useEffectEvent } from 'react'
import { isFree } from './isFree'
import { readSingleKeys } from './singleKeys'

/** Each letter with what it does; undefined while that is not available. */
type PageKeys = Readonly<Record<string, (() => void) | undefined>>

/**
 * Shortcuts of one key on a page. They do nothing while a person types, with a modifier, under an
 * open dialog or menu, or when the person has switched off single keys (WCAG 2.1.4).
 */
export function usePageKeys(keys: PageKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const act = event.repeat ? undefined : keys[event.key.toLowerCase()]
    if (act === undefined || !isFree(event) || !readSingleKeys()) return
    event.preventDefault()
    act()
  })

  useEffect(() => {
    // Captured: components keep the keys of their own from the document.
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [])
}
