import { type ReactElement, useRef, useState } from 'react'
// As the trigger of react-aria-components does it; that comes with the bubble and its position.
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable'
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger'
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import { Late } from '../../internal/late/Late'
import { tooltipBubble } from '../../internal/tooltip/lateTooltip'

export interface TooltipProps {
  /** A few words of plain text. An empty text shows no tooltip. */
  content: string
  /** The one control it explains: a Button, IconButton or Link. */
  children: ReactElement
  /** Side of the control where it shows; it flips when there is no room. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end'
  /** Whether it shows; omit it to let hover and focus decide. */
  isOpen?: boolean | undefined
  /** Called when hover, focus or Escape asks to show or hide it. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** Whether pressing the control hides it. @default true */
  closesOnPress?: boolean
}

/**
 * A short explanation of a control. It shows on hover and keyboard focus without delay
 * (specification 9), hides on Escape, and stays while the pointer is on it (WCAG 1.4.13). It must
 * never be the only place for necessary information: touch screens have no hover.
 */
export function Tooltip({
  content,
  children,
  placement = 'top',
  isOpen,
  onOpenChange,
  closesOnPress = true,
}: TooltipProps) {
  const trigger = useRef<HTMLElement>(null)
  const options = {
    isDisabled: !content,
    delay: 0,
    closeDelay: 150,
    shouldCloseOnPress: closesOnPress,
    ...(isOpen !== undefined && { isOpen }),
    ...(onOpenChange && { onOpenChange }),
  }
  const state = useTooltipTriggerState(options)
  const { triggerProps, tooltipProps } = useTooltipTrigger(options, state, trigger)
  // From the first time on it stays, to fade out.
  const [isWanted, setWanted] = useState(state.isOpen)
  if (state.isOpen && !isWanted) setWanted(true)
  return (
    <>
      <FocusableProvider {...triggerProps} ref={trigger}>
        {children}
      </FocusableProvider>
      {isWanted && (
        <Late
          part={tooltipBubble}
          props={{ state, triggerRef: trigger, content, placement, id: tooltipProps.id }}
        />
      )}
    </>
  )
}
