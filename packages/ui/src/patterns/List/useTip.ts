import { useRef, useState } from 'react'

/** How long the tooltip stays so that the pointer can reach it, in milliseconds (WCAG 1.4.13). */
const HIDE_DELAY = 150

export interface Tip {
  isOpen: boolean
  open: () => void
  /** Hides at once, or after the time that the pointer needs to reach it. */
  close: (immediate?: boolean) => void
}

// At most one tooltip at a time, wherever the pointer moves.
let closeLast: (() => void) | undefined

/**
 * State of the tooltip of one RowActionButton. It costs nothing until pointer or focus arrives.
 */
export function useTip(): Tip {
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
