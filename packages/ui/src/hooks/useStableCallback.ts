import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function that never changes and calls the callback of the last render. For event handlers of
 * memoised rows and for code after an `await`; effects use `useEffectEvent`.
 */
export function useStableCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args) => latest.current(...args), [])
}
