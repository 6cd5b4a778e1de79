import { useEffect } from 'react'

/** Runs a function once the browser is idle. Returns a function that cancels it. */
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
 * Runs an action once the browser is idle after the mount, such as after the first rows of a page.
 * @param action must be stable
 */
export function useWhenIdle(hasHappened: boolean, action: () => void): void {
  useEffect(() => {
    return hasHappened ? whenIdle(action) : undefined
  }, [hasHappened, action])
}
