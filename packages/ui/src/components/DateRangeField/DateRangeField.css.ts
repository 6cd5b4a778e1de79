import { globalStyle, style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

/** The period, its first and its last moment, side by side where they fit. */
export const range = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[3],
    inlineSize: '100%',
    maxInlineSize: '54rem',
  }),
)

globalStyle(
  `${range} > *`,
  component({ flex: '1 1 15rem', minInlineSize: 0, maxInlineSize: '20rem' }),
)
