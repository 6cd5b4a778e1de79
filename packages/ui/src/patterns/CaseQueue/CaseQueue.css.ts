import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { mediaBeside } from '../../theme/media'
import { vars } from '../../theme/vars.css'

/**
 * The case beside the list, where there is room. In a window of 1280 by 720 px the case is wide enough
 * to show a passport whole, and its facts in one line each.
 */
export const beside = style(
  component({
    '@media': {
      [mediaBeside]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
        alignItems: 'start',
        gap: vars.space[6],
      },
    },
  }),
)
