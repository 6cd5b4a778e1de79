import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

/** As high as a few rows, so that little moves when they arrive. */
export const root = style(
  component({
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: vars.space[3],
    minBlockSize: `calc(5 * ${vars.size.row})`,
    color: vars.color.text.muted,
  }),
)

/** The visible text repeats the label of the spinner. */
export const note = style(component({ fontSize: vars.text.small.size }))
