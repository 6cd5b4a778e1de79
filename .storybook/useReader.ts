import { useEffect } from 'react'

const touches = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Keeps a docs page at its top until the reader does something: a story among many that takes the
 * focus when it appears would else scroll the page to itself.
 */
export function useReader() {
  useEffect(() => {
    const handsOff = new AbortController()
    const stay = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target.closest('[role$="dialog"]')) return
      target.blur()
      if (window.parent.location.hash === '') window.scrollTo(0, 0)
    }
    document.addEventListener('focusin', stay, { signal: handsOff.signal })
    for (const touch of touches) {
      document.addEventListener(touch, () => handsOff.abort(), { signal: handsOff.signal })
    }
    return () => handsOff.abort()
  }, [])
}
