import { useState } from 'react'

interface LocalSearch {
  shown: string
  /** The last value of the owner. */
  value: string
  /** Typed values that the owner has not returned yet, oldest first. */
  sent: readonly string[]
}

/**
 * Keeps typed text locally while its owner, such as the address, follows with a delay. Typed text
 * shows at once, and an older value that arrives later does not replace it. A value from elsewhere
 * (Back, a link) does.
 *
 * @param value the value of the owner
 * @returns the text to show, and a function to call with each change, besides notifying the owner
 */
export function useLocalSearch(value: string): [shown: string, type: (text: string) => void] {
  const [local, setLocal] = useState<LocalSearch>({ shown: value, value, sent: [] })
  if (local.value !== value) {
    const at = local.sent.indexOf(value)
    setLocal(
      at === -1
        ? { shown: value, value, sent: [] }
        : { shown: local.shown, value, sent: local.sent.slice(at + 1) },
    )
  }
  const type = (text: string) =>
    setLocal((last) => ({ ...last, shown: text, sent: [...last.sent, text] }))
  return [local.shown, type]
}
