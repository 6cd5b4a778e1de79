import { type RefObject, useEffect } from 'react'
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import { useLatest } from '../../hooks/useLatest'
import { tooltip } from '../../internal/tooltip.css'
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

  return (
    <TooltipTriggerStateContext value={{ ...tip, shouldSkipAnimation: false }}>
      <Tooltip triggerRef={triggerRef} className={tooltip} offset={6}>
        {content}
      </Tooltip>
    </TooltipTriggerStateContext>
  )
}
