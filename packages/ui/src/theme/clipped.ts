import { vars } from './vars.css'

/**
 * Clips combining marks that are stacked on a letter, but leaves space for focus rings. For
 * user-generated texts.
 */
export const clipped = { overflow: 'clip', overflowClipMargin: vars.space[2] } as const
