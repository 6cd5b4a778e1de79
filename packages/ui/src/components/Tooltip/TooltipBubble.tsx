import { Tooltip, type TooltipProps } from 'react-aria-components/Tooltip'
import { tooltip } from './Tooltip.css'

/** How long a tooltip stays so that the pointer can reach it, in milliseconds (WCAG 1.4.13). */
export const HIDE_DELAY = 150

/** The bubble of every tooltip. */
export function TooltipBubble(props: Omit<TooltipProps, 'className' | 'style' | 'offset'>) {
  return <Tooltip {...props} className={tooltip} offset={6} />
}
