import { isComposing } from '@hearth/ui/hooks/isComposing'
import { type RefObject, useEffect, useRef } from 'react'

interface EarlyKeys {
  /** The typed text, to be read by the first render of the menu. */
  text: RefObject<string>
  /** Takes a key press without a modifier. Undefined unless the menu is loading. */
  onEarlyKey: ((event: KeyboardEvent) => void) | undefined
}

/**
 * Collects what a person types while the command menu loads, and keeps it from the page below.
 * @param isLoading whether the menu is opening but not loaded
 * @param onEscape called when the person gives up
 */
export function useEarlyKeys(isLoading: boolean, onEscape: () => void): EarlyKeys {
  const text = useRef('')
  const onEarlyKey = (event: KeyboardEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (isComposing(event)) return
    if (event.key === 'Escape') onEscape()
    else if (event.key === 'Backspace') text.current = text.current.slice(0, -1)
    else if (event.key.length === 1) text.current += event.key
  }
  useEffect(() => {
    if (!isLoading) return
    return () => {
      // The menu has read the text. The next opening starts empty.
      text.current = ''
    }
  }, [isLoading])
  return { text, onEarlyKey: isLoading ? onEarlyKey : undefined }
}
