import { useEffect, useSyncExternalStore } from 'react'

/** How many questions wait for the person. */
let questions = 0
const listeners = new Set<() => void>()

const change = (by: number) => {
  questions += by
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    listeners.delete(listener)
    document.removeEventListener('visibilitychange', listener)
  }
}

/**
 * Says that a question waits for the person, such as that for the second factor: what is being sent
 * below it is not slow meanwhile.
 */
export function usePersonsTurn(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return
    change(1)
    return () => change(-1)
  }, [isAsking])
}

/** Whether the page is hidden, or a question on it waits for the person. */
export const useIsPersonsTurn = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => questions > 0 || document.hidden,
    () => false,
  )
