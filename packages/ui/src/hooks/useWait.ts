import { useEffect, useReducer } from 'react'
import { useHearth } from '../provider/HearthProvider'

/** Whole seconds until a time, counting down; 0 when it has passed, or without a time. */
export function useWait(until: Date | undefined): number {
  const { now } = useHearth()
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0)
  const left = until ? until.getTime() - now().getTime() : 0
  const isWaiting = left > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [isWaiting])
  return Math.max(0, Math.ceil(left / 1_000))
}
