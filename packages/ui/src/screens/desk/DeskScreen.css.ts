import { style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

/** One line of tabs; on a phone they share its width. */
export const tabs = style(
  screen({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 14rem)',
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
  }),
)

export const tab = style(
  screen({
    minInlineSize: 0,
    padding: `${vars.space[2]} ${vars.space[3]}`,
    borderBlockEnd: `${vars.border.thick} solid transparent`,
    selectors: { '&[data-current]': { borderBlockEndColor: vars.color.accent.solid } },
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
