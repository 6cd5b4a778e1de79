import { style } from '@vanilla-extract/css'
import { clipped } from '../../theme/clipped'
import { compact } from '../../theme/density'
import { screen } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

export const head = style(
  screen({
    ...clipped,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'start',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    '@media': {
      [media.mobile]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    },
  }),
)

export const author = style(
  screen({
    display: 'flex',
    flexDirection: 'column',
    // A name in the other direction starts where all names start.
    alignItems: 'start',
    justifyContent: 'center',
    minBlockSize: vars.size.control,
    overflowWrap: 'anywhere',
  }),
)

export const authorName = style(screen({ fontWeight: vars.font.weight.medium }))

export const email = style(
  screen({
    color: vars.color.text.muted,
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
  }),
)

/** Below the name where it would take the name's space. */
export const created = style(
  screen({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.size.control,
    '@media': { [media.mobile]: { gridColumn: '2', gridRow: '2', minBlockSize: 'auto' } },
  }),
)

export const actions = style(
  screen({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    '@media': { [media.mobile]: { gridColumn: '3', gridRow: '1' } },
  }),
)

/** Its checkbox stands over those of the cards' start. */
export const selectAll = style(screen({ paddingInline: vars.space[4] }))

/** As wide as the text under it. */
export const title = style(
  screen({
    ...clipped,
    maxInlineSize: '42rem',
    marginInlineEnd: 'auto',
    marginBlockStart: vars.space[3],
    selectors: { [compact]: { marginBlockStart: 0 } },
    fontSize: vars.text.lead.size,
    lineHeight: vars.text.lead.line,
    overflowWrap: 'anywhere',
  }),
)
