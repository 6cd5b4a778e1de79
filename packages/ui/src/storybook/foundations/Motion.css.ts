import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, radius, space } = vars

export const example = style({ display: 'grid', gap: space[4] })

export const track = style({
  display: 'flex',
  padding: space[1],
  borderRadius: radius.control,
  backgroundColor: color.surface.sunken,
})

// It grows to push the knob to the end: this works in both directions, without a transform to
// mirror.
export const run = style({
  flexGrow: 0,
  transitionProperty: 'flex-grow',
  selectors: { '[data-moved="true"] &': { flexGrow: 1 } },
})

export const knob = style({
  flexShrink: 0,
  inlineSize: space[6],
  blockSize: space[6],
  borderRadius: radius.small,
  backgroundColor: color.accent.solid,
  forcedColorAdjust: 'none',
})
