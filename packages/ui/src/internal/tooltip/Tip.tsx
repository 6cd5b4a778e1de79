import { type RefObject, useEffect } from 'react'
import { useLatest } from '../../hooks/useLatest'
import { Late } from '../late/Late'
import { tooltipBubble } from './lateTooltip'
import type { TooltipBubbleProps } from './TooltipBubble'
import type { TipState } from './useTip'

export interface TipProps extends Pick<TooltipBubbleProps, 'content' | 'id' | 'placement'> {
  tip: TipState
  triggerRef: RefObject<HTMLElement | null>
}

/** The open tooltip of a native control; Escape hides it wherever the focus is. */
export function Tip({ tip, ...bubble }: TipProps) {
  const latest = useLatest(tip)
  const { triggerRef } = bubble

  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      latest.current.close(true)
      // A dialog around the control stays open: the focus must not move (WCAG 1.4.13).
      if (triggerRef.current === document.activeElement) event.stopPropagation()
    }
    document.addEventListener('keydown', close, true)
    return () => document.removeEventListener('keydown', close, true)
  }, [latest, triggerRef])

  return (
    <Late
      part={tooltipBubble}
      props={{ ...bubble, state: { ...tip, shouldSkipAnimation: false } }}
    />
  )
}
