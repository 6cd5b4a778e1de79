import { useEffect } from 'react'

const touches = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Keeps a docs page at its top until the reader does something: a story that takes the focus when
 * it appears would otherwise scroll the page to itself.
 */
export function useReadableDocs() {
  useEffect(() => {
    const handsOff = new AbortController()
    const stay = ({ target }: FocusEvent) => {
      const { body } = document
      if (target === body || !(target instanceof HTMLElement)) return
      if (target.closest('[role$="dialog"]')) return
      // The next Tab starts from the last focused element: the page, not the story.
      body.tabIndex = -1
      body.focus({ preventScroll: true })
      body.removeAttribute('tabindex')
      if (window.parent.location.hash === '') window.scrollTo(0, 0)
    }
    document.addEventListener('focusin', stay, { signal: handsOff.signal })
    for (const touch of touches) {
      document.addEventListener(touch, () => handsOff.abort(), { signal: handsOff.signal })
    }
    return () => handsOff.abort()
  }, [])
}
