import { isComposing } from '@hearth/ui/hooks/isComposing'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Collects what a person types while the command menu loads, and keeps it from the page below.
 * @param isLoading whether the menu is opening but not loaded
 * @param onEscape called when the person gives up
 * @returns the typed text, to be read by the first render of the menu
 */
export function useEarlyKeys(isLoading: boolean, onEscape: () => void): RefObject<string> {
  const typed = useRef('')
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey) return
    event.preventDefault()
    event.stopPropagation()
    if (isComposing(event)) return
    if (key === 'Escape') onEscape()
    else if (key === 'Backspace') typed.current = typed.current.slice(0, -1)
    else if (key.length === 1) typed.current += key
  })
  useEffect(() => {
    if (!isLoading) return
    document.addEventListener('keydown', onKeyDown, true)
    return () => {
      document.removeEventListener('keydown', onKeyDown, true)
      // The menu has read the text. The next opening starts empty.
      typed.current = ''
    }
  }, [isLoading])
  return typed
}
