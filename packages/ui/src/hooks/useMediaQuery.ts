import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a media query matches now. For what CSS cannot do (another element, another behaviour);
 * a purely visual difference belongs in a style.
 *
 * @param query one of `media` (theme/media)
 */
export function useMediaQuery(query: string): boolean {
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
    () => window.matchMedia(query).matches,
    () => false,
  )
}
