import { useState } from 'react'

interface Echo {
  shown: string
  /** The last outside value. */
  value: string
  /** Values typed here that have not come back yet, oldest first. */
  sent: readonly string[]
}

/**
 * A text with an outside owner and a delay, such as the address. Typed text shows at once, late
 * echoes do not undo it, and a value from elsewhere (Back, a link) replaces it.
 *
 * @param value the outside value
 * @returns the text to show, and a function to call with each change besides notifying the owner
 */
export function useEcho(value: string): [shown: string, type: (text: string) => void] {
  const [echo, setEcho] = useState<Echo>({ shown: value, value, sent: [] })
  if (echo.value !== value) {
    const at = echo.sent.indexOf(value)
    setEcho(
      at === -1
        ? { shown: value, value, sent: [] }
        : { shown: echo.shown, value, sent: echo.sent.slice(at + 1) },
    )
  }
  const type = (text: string) =>
    setEcho((last) => ({ ...last, shown: text, sent: [...last.sent, text] }))
  return [echo.shown, type]
}
