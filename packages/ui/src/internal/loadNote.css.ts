import { style } from '@vanilla-extract/css'
import { component } from '../theme/layers'
import { vars } from '../theme/vars.css'

export const icon = style(
  component({ inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall }),
)

export const note = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.caution.text,
  }),
)
