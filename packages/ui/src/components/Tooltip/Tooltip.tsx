import { type ReactElement, useId, useRef } from 'react'
import { Tip } from '../../internal/tooltip/Tip'
import { tipHandlers, useTip } from '../../internal/tooltip/useTip'
import { TriggerContext } from '../../internal/trigger/TriggerContext'

export interface TooltipProps {
  /** A few words of plain text. An empty text shows no tooltip. */
  content: string
  /** The one control it explains: a Button, IconButton or Link. */
  children: ReactElement
  /** Side of the control where it shows; it flips when there is no room. @default 'top' */
  placement?: 'top' | 'bottom' | 'start' | 'end'
  /** Whether it shows; omit it to let hover and focus decide. */
  isOpen?: boolean | undefined
}

/**
 * A short explanation of a control. It shows on hover and keyboard focus without delay
 * (specification 9), hides on press and Escape, and stays while the pointer is on it
 * (WCAG 1.4.13). It must never be the only place for necessary information: touch screens have no
 * hover.
 */
export function Tooltip({ content, children, placement = 'top', isOpen }: TooltipProps) {
  const trigger = useRef<HTMLElement>(null)
  const id = useId()
  const tip = useTip()
  const isShown = content !== '' && (isOpen ?? tip.isOpen)
  return (
    <>
      <TriggerContext
        value={{
          ...tipHandlers(tip),
          ref: trigger,
          'aria-describedby': isShown ? id : undefined,
          onPress: () => tip.close(true),
        }}
      >
        {children}
      </TriggerContext>
      {isShown && (
        <Tip
          tip={{ ...tip, isOpen: true }}
          triggerRef={trigger}
          id={id}
          content={content}
          placement={placement}
        />
      )}
    </>
  )
}
