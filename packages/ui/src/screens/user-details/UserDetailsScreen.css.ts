import { style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { mediaBeside } from '../../theme/media'
import { vars } from '../../theme/vars.css'

/** The facts beside the lists, in reading order, where there is room for both. */
export const parts = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space[8],
    '@media': {
      [mediaBeside]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
        columnGap: vars.space[6],
      },
    },
  }),
)

/** Beside the heading, without its weight. */
export const inviteeCount = style(
  screen({
    color: vars.color.text.muted,
    fontWeight: vars.font.weight.regular,
    fontVariantNumeric: 'tabular-nums',
  }),
)
