import { style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

/** One line of tabs, which a phone scrolls. */
export const tabs = style(
  screen({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 14rem)',
    // Wide enough for the age of the oldest case, which arrives later.
    '@media': {
      [media.mobile]: {
        gridAutoColumns: 'minmax(9rem, max-content)',
        overflowX: 'auto',
        // Keeps the open queue in view when the counts arrive and the tabs grow.
        scrollSnapType: 'x proximity',
      },
    },
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
  }),
)

export const tab = style(
  screen({
    minInlineSize: 0,
    padding: vars.space[2],
    // Forced colours draw a transparent border.
    borderBlockEnd: `${vars.border.thick} solid ${vars.color.surface.canvas}`,
    selectors: {
      '&[data-current]': {
        borderBlockEndColor: vars.color.accent.solid,
        scrollSnapAlign: 'center',
      },
    },
  }),
)

export const name = style(
  screen({
    marginInlineEnd: vars.space[2],
    fontWeight: vars.font.weight.semibold,
    overflowWrap: 'anywhere',
  }),
)

export const count = style(screen({ color: vars.color.text.muted }))
