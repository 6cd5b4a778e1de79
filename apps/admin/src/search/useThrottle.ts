import { useStableCallback } from '@hearth/ui/hooks/useStableCallback'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Milliseconds of a frame: the typed letter shows before the list renders for it. */
const FRAME = 16

/**
 * Merges changes that come faster than an interval into one. The first one is applied once a frame
 * has shown it, and the last one is never lost.
 * @param apply takes the merged change
 * @param interval milliseconds between two calls of `apply`
 * @returns a function that takes a change; `isUrgent` applies it, and what waits, at once
 */
export function useThrottle<Change extends object>(
  apply: (change: Change) => void,
  interval: number,
): (change: Change, options: { isUrgent: boolean }) => void {
  const waiting = useRef<Change>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const applyLatest = useStableCallback(apply)

  const flush = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    const change = waiting.current
    waiting.current = undefined
    if (!change) return
    timer.current = setTimeout(flush, interval)
    applyLatest(change)
  }
  const stop = useEffectEvent(() => clearTimeout(timer.current))
  useEffect(() => () => stop(), [])

  return (change, { isUrgent }) => {
    waiting.current = { ...waiting.current, ...change } as Change
    if (isUrgent) flush()
    else timer.current ??= setTimeout(flush, FRAME)
  }
}
