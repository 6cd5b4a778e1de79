import { useEffect, useState } from 'react'
import { useIsPersonsTurn } from './usePersonsTurn'

/** How long a wait shows no text, in milliseconds. */
export const PATIENCE = 10_000

/**
 * Whether an operation takes so long that it may look stuck. The time counts anew after the person
 * was away from the page, or was asked for something.
 */
export function useSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  const isPersonsTurn = useIsPersonsTurn()
  const isCounting = isPending && !isPersonsTurn
  useEffect(() => {
    if (!isCounting) return
    const timer = setTimeout(() => setSlow(true), PATIENCE)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isCounting])
  return isCounting && isSlow
}
