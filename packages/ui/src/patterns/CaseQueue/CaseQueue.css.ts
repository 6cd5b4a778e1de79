import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { mediaBeside } from '../../theme/media'
import { vars } from '../../theme/vars.css'

/** The case beside the list, where there is room. */
export const beside = style(
  component({
    '@media': {
      [mediaBeside]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
        alignItems: 'start',
        gap: vars.space[6],
      },
    },
  }),
)
