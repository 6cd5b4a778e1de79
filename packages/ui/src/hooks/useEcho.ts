import { useState } from 'react'

interface Echo {
  shown: string
  /** The outside value as last seen. */
  value: string
  /** Typed here and not yet come back, oldest first. */
  sent: readonly string[]
}

/**
 * A text that is held outside and comes back late, as through an address: what is typed shows at once,
 * late echoes of it undo nothing, and a value from elsewhere (Back, a link) takes its place.
 *
 * @param value the outside value
 * @returns the text to show, and what to call with each change beside telling the outside
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
