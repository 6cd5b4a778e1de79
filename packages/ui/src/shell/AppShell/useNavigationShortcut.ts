import { useEffectEvent, useLayoutEffect } from 'react'
import { latinKey } from '../../hooks/latinKey'

/**
 * Meta or Control together with B (specification 2.2), from anywhere except rich text, where it
 * means bold.
 */
export function useNavigationShortcut(onToggle: () => void): void {
  const toggle = useEffectEvent(onToggle)

  // Before the first paint, so that a key pressed as soon as the page is visible works.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { metaKey, ctrlKey, altKey, shiftKey, repeat, target } = event
      if (latinKey(event) !== 'b' || !(metaKey || ctrlKey) || altKey || shiftKey) return
      if (target instanceof HTMLElement && target.isContentEditable) return
      event.preventDefault()
      if (!repeat) toggle()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
