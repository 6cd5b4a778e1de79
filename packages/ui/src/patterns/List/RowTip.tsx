import { type RefObject, useEffect } from 'react'
import { useLatest } from '../../hooks/useLatest'
import { Late } from '../../internal/late/Late'
import { tooltipBubble } from '../../internal/tooltip/lateTooltip'
import type { Tip } from './useTip'

export interface RowTipProps {
  tip: Tip
  triggerRef: RefObject<HTMLElement | null>
  /** A few words of plain text. */
  content: string
}

/** The open tooltip of a RowActionButton; Escape hides it wherever the focus is. */
export function RowTip({ tip, triggerRef, content }: RowTipProps) {
  const latest = useLatest(tip)

  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latest.current.close(true)
    }
    document.addEventListener('keydown', close, true)
    return () => document.removeEventListener('keydown', close, true)
  }, [latest])

  const state = { ...tip, shouldSkipAnimation: false }
  return <Late part={tooltipBubble} props={{ state, triggerRef, content }} />
}
