import { style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { media, mediaBeside } from '../../theme/media'
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

/**
 * Room for the line of the latest decision, in the gap between the header and the content. Reserved
 * while the line loads, and without a decision, so that the content does not move.
 */
export const summary = style(
  screen({
    minBlockSize: vars.space[6],
    marginBlock: `calc(-1 * ${vars.space[2]})`,
    '@media': { [media.mobile]: { marginBlock: `calc(-1 * ${vars.space[1]})` } },
  }),
)

/**
 * Facts, timeline, and the rest, in reading order. Where there is room the timeline is the main
 * column. It spans both rows, so that a long one does not push the rest away from the facts.
 */
export const besideTimeline = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space[8],
    '@media': {
      [mediaBeside]: {
        gridTemplateColumns: '20rem minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        columnGap: vars.space[6],
      },
    },
  }),
)

export const timeline = style(
  screen({ '@media': { [mediaBeside]: { gridColumn: 2, gridRow: '1 / 3' } } }),
)

/** Beside the heading, without its weight. */
export const count = style(
  screen({
    color: vars.color.text.muted,
    fontWeight: vars.font.weight.regular,
    fontVariantNumeric: 'tabular-nums',
  }),
)
