import { globalStyle, style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

/** Who, what and when, in one line where they fit. */
export const fields = style(
  component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], inlineSize: '100%' }),
)

globalStyle(
  `${fields} > *`,
  component({ flex: '1 1 15rem', minInlineSize: 0, maxInlineSize: '20rem' }),
)

// The period: with two moments it gets a line of its own.
globalStyle(
  `${fields} > :last-child`,
  component({
    flex: '1 1 auto',
    inlineSize: 'auto',
    minInlineSize: 'min(15rem, 100%)',
    maxInlineSize: '54rem',
  }),
)
