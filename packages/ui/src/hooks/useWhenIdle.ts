import { useEffect } from 'react'

/** Does something once the browser is idle. Returns a function that calls it off. */
export function whenIdle(action: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(action)
    return () => clearTimeout(timer)
  }
  const callback = requestIdleCallback(action)
  return () => cancelIdleCallback(callback)
}

/**
 * Does something once the browser is idle after a moment, such as the first rows of a page.
 * @param action keep its identity
 */
export function useWhenIdle(hasHappened: boolean, action: () => void): void {
  useEffect(() => {
    return hasHappened ? whenIdle(action) : undefined
  }, [hasHappened, action])
}
