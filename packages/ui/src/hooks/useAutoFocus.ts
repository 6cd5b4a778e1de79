import { type RefObject, useEffect } from 'react'

/**
 * Focuses a control when it appears. React's `autoFocus` runs earlier, before a surrounding dialog
 * contains the focus, so the dialog below would take the focus back.
 */
export function useAutoFocus(isWanted: boolean, control: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (isWanted) control.current?.focus({ preventScroll: true })
  }, [isWanted, control])
}
