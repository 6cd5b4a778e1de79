import { style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { mediaBeside } from '../../theme/media'
import { vars } from '../../theme/vars.css'

/** As high as the buttons for the neighbours, which may come later. */
export const way = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    minBlockSize: vars.size.controlSmall,
  }),
)

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
