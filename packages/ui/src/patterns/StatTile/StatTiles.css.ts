import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

export const root = style(component({ containerType: 'inline-size' }))

/** Four in a row, or two and two; stacked only where a number would not fit. */
export const grid = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[4],
    '@container': {
      '(min-width: 42rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      '(max-width: 18rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    '@media': { [media.mobile]: { gap: vars.space[3] } },
  }),
)
