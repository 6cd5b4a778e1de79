import type { ComponentProps, RefObject } from 'react'
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import { tooltip } from '../tooltip.css'

type State = NonNullable<ComponentProps<typeof TooltipTriggerStateContext>['value']>

export interface TooltipBubbleProps {
  /** Whether it shows, and how the pointer on it keeps it open. */
  state: State
  triggerRef: RefObject<Element | null>
  /** A few words of plain text. */
  content: string
  /** Names it for `aria-describedby` of its trigger. */
  id?: string | undefined
  placement?: 'top' | 'bottom' | 'start' | 'end'
}

/** The bubble of a tooltip, beside its trigger. */
export function TooltipBubble({
  state,
  triggerRef,
  content,
  id,
  placement = 'top',
}: TooltipBubbleProps) {
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip
        {...(id !== undefined && { id })}
        triggerRef={triggerRef}
        className={tooltip}
        offset={6}
        placement={placement}
      >
        {content}
      </Tooltip>
    </TooltipTriggerStateContext>
  )
}
