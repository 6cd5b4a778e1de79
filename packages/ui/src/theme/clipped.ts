import { vars } from './vars.css'

/** Marks that are piled on a letter stay with their text; rings of focus have room. For texts that people write. */
export const clipped = { overflow: 'clip', overflowClipMargin: vars.space[2] } as const
