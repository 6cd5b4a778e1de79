import { isComposing } from '@hearth/ui/hooks/isComposing'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Keeps what a person types while the command menu loads; the page below gets none of it.
 * @param isLoading whether the menu is asked for and not there yet
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
      // The menu has read it, and the next opening starts with nothing.
      typed.current = ''
    }
  }, [isLoading])
  return typed
}
