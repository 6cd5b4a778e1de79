import { useEffect, useState } from 'react'

/** How long a wait shows no text, in milliseconds. */
export const PATIENCE = 10_000

/** Whether an operation takes so long that it may look stuck. */
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
