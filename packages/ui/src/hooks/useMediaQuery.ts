import { useCallback, useRef, useSyncExternalStore } from 'react'
import { isPrinting } from './isPrinting'

/**
 * Whether a media query matches now; printing does not change it. Use it where CSS is not enough
 * (another element or behaviour); a purely visual difference belongs in a style.
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
