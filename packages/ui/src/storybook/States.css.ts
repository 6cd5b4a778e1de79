import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

export const description = style({ fontSize: vars.text.caption.size, color: vars.color.text.muted })

/** Wide enough to recognise a screen; a press anywhere opens it. */
export const shot = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[1],
  inlineSize: '9rem',
})
