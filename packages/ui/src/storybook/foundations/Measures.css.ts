import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { border, color, space } = vars

export const bar = style({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: space[4],
  borderRadius: vars.radius.small,
  backgroundColor: color.accent.solid,
  forcedColorAdjust: 'none',
})

export const shape = style({
  display: 'block',
  inlineSize: space[16],
  blockSize: space[12],
  border: `${border.hairline} solid ${color.border.strong}`,
  backgroundColor: color.surface.raised,
})

export const line = style({
  display: 'block',
  inlineSize: space[16],
  borderBlockStartStyle: 'solid',
  borderColor: color.border.strong,
})
