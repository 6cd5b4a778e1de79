import { useLayoutEffect } from 'react'
import { latinKey } from '../../hooks/latinKey'
import { useLatest } from '../../hooks/useLatest'

/**
 * Meta or Control together with B (specification 2.2), from anywhere except rich text, where it
 * means bold.
 */
export function useNavigationShortcut(onToggle: () => void): void {
  const latest = useLatest(onToggle)

  // Before the first paint: a key that is pressed at sight of the page works.
  useLayoutEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      const { metaKey, ctrlKey, altKey, shiftKey, repeat, target } = event
      if (latinKey(event) !== 'b' || !(metaKey || ctrlKey) || altKey || shiftKey) return
      if (target instanceof HTMLElement && target.isContentEditable) return
      event.preventDefault()
      if (!repeat) latest.current()
    }
    document.addEventListener('keydown', toggle)
    return () => document.removeEventListener('keydown', toggle)
  }, [latest])
}
