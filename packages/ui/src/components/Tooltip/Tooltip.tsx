import type { ReactElement } from 'react'
import { TooltipTrigger, type TooltipTriggerComponentProps } from 'react-aria-components/Tooltip'
import { HIDE_DELAY, TooltipBubble } from './TooltipBubble'

export { RowTooltip } from './RowTooltip'

export interface TooltipProps
  extends Pick<
    TooltipTriggerComponentProps,
    'isOpen' | 'defaultOpen' | 'onOpenChange' | 'shouldCloseOnPress'
  > {
  /** A few words of plain text. An empty text shows no tooltip. */
  content: string
  /** The described control: a Button, IconButton or Link. */
  children: ReactElement
  /**
   * Side of the control where the tooltip shows; it flips when there is no space. @default 'top'
   */
  placement?: 'top' | 'bottom' | 'start' | 'end'
}

/**
 * A short explanation of a control. It shows on hover and keyboard focus without delay
 * (specification 9), hides on press and Escape, and stays while the pointer is on it
 * (WCAG 1.4.13). It must never be the only place for necessary information: touch screens have no
 * hover.
 */
export function Tooltip({ content, children, placement = 'top', ...props }: TooltipProps) {
  return (
    <TooltipTrigger {...props} delay={0} closeDelay={HIDE_DELAY} isDisabled={content === ''}>
      {children}
      {content !== '' && <TooltipBubble placement={placement}>{content}</TooltipBubble>}
    </TooltipTrigger>
  )
}
