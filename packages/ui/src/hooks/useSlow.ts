import { useEffect, useState } from 'react'

/** How long a wait shows no words, in milliseconds. */
export const PATIENCE = 10_000

/** Whether something takes so long that a person would think it is stuck. */
export function useSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setSlow(true), PATIENCE)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isPending])
  return isPending && isSlow
}
