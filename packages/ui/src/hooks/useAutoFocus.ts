import { type RefObject, useEffect } from 'react'

/**
 * Focuses a control when it appears. The `autoFocus` of React does it earlier: before a dialog around
 * it is the one that keeps the focus, and the dialog below takes it back.
 */
export function useAutoFocus(isWanted: boolean, control: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (isWanted) control.current?.focus({ preventScroll: true })
  }, [isWanted, control])
}
