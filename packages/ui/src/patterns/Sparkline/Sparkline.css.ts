import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const line = style(
  component({
    flex: 'none',
    inlineSize: vars.space[16],
    blockSize: vars.space[5],
    // The stroke of the highest and of the lowest value lies half outside of the field.
    overflow: 'visible',
    fill: 'none',
    stroke: vars.color.accent.solid,
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
    selectors: { '[dir=rtl] &': { scale: '-1 1' } },
  }),
)
