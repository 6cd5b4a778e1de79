import { style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const count = style(
  screen({
    fontSize: vars.text.small.size,
    fontWeight: vars.font.weight.regular,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text.muted,
  }),
)
