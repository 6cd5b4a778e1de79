import { type FocusEvent, type PointerEvent, useRef, useState } from 'react'

/** How long the tooltip stays so that the pointer can reach it, in milliseconds (WCAG 1.4.13). */
const HIDE_DELAY = 150

/** The state of the tooltip of one native control. */
export interface TipState {
  isOpen: boolean
  open: () => void
  /** Hides at once, or after the time that the pointer needs to reach it. */
  close: (immediate?: boolean) => void
}

// At most one tooltip at a time, wherever the pointer moves.
let closeLast: (() => void) | undefined

/**
 * State of the tooltip of a native control; Tip shows it. It costs nothing until pointer or focus
 * arrives, and a page has hundreds of them. Around a control of react-aria use Tooltip.
 */
export function useTip(): TipState {
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef(0)

  const hide = () => setIsOpen(false)
  return {
    isOpen,
    open: () => {
      window.clearTimeout(timer.current)
      if (isOpen) return
      closeLast?.()
      closeLast = hide
      setIsOpen(true)
    },
    close: (immediate = false) => {
      window.clearTimeout(timer.current)
      if (immediate) hide()
      else timer.current = window.setTimeout(hide, HIDE_DELAY)
    },
  }
}

/** The handlers of the control: its tooltip shows under the pointer and on keyboard focus. */
export const tipHandlers = (tip: TipState) => ({
  onPointerEnter: ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') tip.open()
  },
  onPointerLeave: () => tip.close(),
  onFocus: ({ currentTarget }: FocusEvent) => {
    if (currentTarget.matches(':focus-visible')) tip.open()
  },
  onBlur: () => tip.close(true),
})
