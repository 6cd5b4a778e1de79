import { useDeferredValue, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

export interface LateOpeningOptions {
  /**
   * It closes in such a render too: a menu, whose item may open a dialog. The two change places in
   * one step, as the dialog finds where the focus was. @default false
   */
  closesLate?: boolean
}

/**
 * Whether an overlay is in the document. It opens in a render that yields to the next paint: what
 * opened it shows as pressed first, however slow the phone. A key that comes before it is there is
 * meant for it, so it opens at once; Escape closes it.
 * @param isOpen whether it was asked for
 */
export function useLateOpening(
  isOpen: boolean,
  { closesLate = false }: LateOpeningOptions = {},
): boolean {
  const late = useDeferredValue(isOpen, false)
  const [isHurried, hurry] = useState(false)
  const isAwaited = isOpen && !late && !isHurried
  if (isHurried && !isOpen) hurry(false)

  useEffect(() => {
    if (!isAwaited) return
    const open = (event: KeyboardEvent) => {
      flushSync(() => hurry(true))
      if (event.key !== 'Escape') return
      // What is typed goes to where the focus is now. A handler would still miss this key.
      event.stopImmediatePropagation()
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event))
    }
    document.addEventListener('keydown', open, true)
    return () => document.removeEventListener('keydown', open, true)
  }, [isAwaited])

  return closesLate && !isOpen ? late : isOpen && (late || isHurried)
}
