import { useCallback, useRef, useSyncExternalStore } from 'react'
import { isPrinting } from './isPrinting'

/**
 * Whether a media query matches now; printing changes nothing. For what CSS cannot do (another
 * element, another behaviour); a purely visual difference belongs in a style.
 *
 * @param query one of `media` (theme/media)
 */
export function useMediaQuery(query: string): boolean {
  const onScreen = useRef<boolean>(undefined)
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => {
      if (onScreen.current === undefined || !isPrinting())
        onScreen.current = window.matchMedia(query).matches
      return onScreen.current
    },
    () => false,
  )
}
