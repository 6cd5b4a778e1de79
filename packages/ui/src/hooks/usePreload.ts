import { useMemo } from 'react'
import { useHearth } from '../provider/HearthProvider'

/**
 * Handlers that preload the code and data of an address when a person shows intent: hover,
 * keyboard focus, the start of a press. Only for addresses inside the application.
 */
export function usePreload(href: string | undefined) {
  const { preload } = useHearth()
  return useMemo(() => {
    if (!href?.startsWith('/')) return {}
    const warm = () => preload(href)
    return { onHoverStart: warm, onFocus: warm, onPressStart: warm }
  }, [href, preload])
}
