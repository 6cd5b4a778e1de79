import { latePart } from '../late/latePart'

/** The bubble of every tooltip: nobody needs it before a pointer or the focus is on a trigger. */
export const tooltipBubble = latePart(async () => (await import('./TooltipBubble')).TooltipBubble)
