import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

export const matrix = style({
  borderCollapse: 'separate',
  borderSpacing: `${vars.space[4]} ${vars.space[3]}`,
  marginInline: `calc(${vars.space[4]} * -1)`,
})

export const heading = style({
  fontSize: vars.text.caption.size,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
  textAlign: 'start',
})
