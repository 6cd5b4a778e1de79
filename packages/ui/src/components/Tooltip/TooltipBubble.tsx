import type { ReactNode } from 'react'
import { Tooltip, type TooltipProps } from 'react-aria-components/Tooltip'
import { ownElement } from '../../internal/ownElement'
import { tooltip } from './Tooltip.css'

/** How long a tooltip stays so that the pointer can reach it, in milliseconds (WCAG 1.4.13). */
export const HIDE_DELAY = 150

interface TooltipBubbleProps
  extends Omit<TooltipProps, 'children' | 'className' | 'style' | 'offset'> {
  children: ReactNode
}

/** The bubble of every tooltip. */
export function TooltipBubble({ children, ...props }: TooltipBubbleProps) {
  return (
    <Tooltip {...props} className={tooltip} offset={6}>
      {ownElement(children)}
    </Tooltip>
  )
}
