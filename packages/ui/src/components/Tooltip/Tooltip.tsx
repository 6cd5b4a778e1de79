import type { ReactElement } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { tooltip } from '../../internal/tooltip.css'

export interface TooltipProps {
  /** A few words of plain text. An empty text shows no tooltip. */
  content: string
  /** The one control it explains: a Button, IconButton or Link. */
  children: ReactElement
  /** Side of the control it stands on; it flips when there is no room. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end'
  /** Whether it shows; leave out to let hover and focus decide. */
  isOpen?: boolean | undefined
  /** Called when hover, focus or Escape want to show or hide it. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** Whether pressing the control hides it. @default true */
  closesOnPress?: boolean
}

/**
 * A short explanation of a control, shown on hover and keyboard focus without delay (specification
 * 9), hidden by Escape, and staying while the pointer is on it (WCAG 1.4.13). Never the only home of
 * something that must be read: touch screens have no hover.
 */
export function Tooltip({
  content,
  children,
  placement = 'top',
  isOpen,
  onOpenChange,
  closesOnPress = true,
}: TooltipProps) {
  return (
    <TooltipTrigger
      isDisabled={!content}
      delay={0}
      closeDelay={150}
      shouldCloseOnPress={closesOnPress}
      {...(isOpen !== undefined && { isOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      {children}
      <AriaTooltip className={tooltip} offset={6} placement={placement}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
