import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { isComposing } from '../../hooks/isComposing'

/**
 * Moves the focus into a non-modal panel, and closes the panel on a press elsewhere, or on Escape
 * wherever the focus is. React also reports presses in elements that the panel itself has opened (a
 * Select's list). They are outside the panel in the DOM, but do not count as elsewhere.
 */
export function usePopoverPanel(anchor: RefObject<Element | null>, onClose: () => void) {
  const panel = useRef<HTMLElement>(null)
  const isOwnPress = useRef(false)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    const element = panel.current
    // Prevent scrolling: the panel is not positioned yet, and the page would scroll.
    if (!element?.contains(document.activeElement)) element?.focus({ preventScroll: true })
  }, [])

  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      const isOwn = isOwnPress.current || anchor.current?.contains(target as Node)
      isOwnPress.current = false
      if (!isOwn) close()
    }
    const leave = (event: KeyboardEvent) => {
      const { key, defaultPrevented, target } = event
      if (key !== 'Escape' || defaultPrevented || isComposing(event)) return
      if (target === document.body || anchor.current?.contains(target as Node)) close()
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', leave)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', leave)
    }
  }, [anchor])

  return {
    panel,
    panelProps: {
      role: 'dialog',
      tabIndex: -1,
      onPointerDownCapture: () => {
        isOwnPress.current = true
      },
    } as const,
  }
}
