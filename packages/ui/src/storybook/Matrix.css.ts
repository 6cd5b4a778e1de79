import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

export const matrix = style({
  borderCollapse: 'separate',
  borderSpacing: `${vars.space[4]} ${vars.space[3]}`,
  marginInline: `calc(${vars.space[4]} * -1)`,
})

export const title = style({
  paddingInlineStart: vars.space[4],
  fontSize: vars.text.caption.size,
  fontWeight: vars.font.weight.semibold,
  textAlign: 'start',
})

export const cells = styleVariants({
  middle: { verticalAlign: 'middle' },
  baseline: { verticalAlign: 'baseline' },
})

export const heading = style({
  fontSize: vars.text.caption.size,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
  textAlign: 'start',
})
