import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const versions = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${vars.space[1]} ${vars.space[3]}`,
  }),
)

/** On the first line of its ClampedText. */
export const label = style(component({ marginBlock: vars.space[1], color: vars.color.text.muted }))
