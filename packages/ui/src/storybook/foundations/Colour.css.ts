import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const edge = `${vars.border.hairline} solid ${vars.color.border.strong}`

export const swatch = style({
  display: 'inline-block',
  inlineSize: vars.space[8],
  blockSize: vars.space[6],
  marginInlineEnd: vars.space[2],
  border: edge,
  borderRadius: vars.radius.small,
  verticalAlign: 'middle',
  forcedColorAdjust: 'none',
})

export const sample = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.space[12],
  blockSize: vars.space[8],
  marginInlineEnd: vars.space[3],
  border: edge,
  borderRadius: vars.radius.small,
  fontWeight: vars.font.weight.medium,
  verticalAlign: 'middle',
  forcedColorAdjust: 'none',
})

export const shape = style({
  inlineSize: vars.space[6],
  blockSize: vars.space[4],
  borderWidth: vars.border.thick,
  borderStyle: 'solid',
  borderRadius: vars.radius.small,
})
