import { style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

/** Fields as wide as on the public pages. */
export const form = style(screen({ maxInlineSize: '26rem' }))

export const list = style(screen({ display: 'grid', gap: vars.space[4] }))

export const item = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    selectors: {
      '& + &': {
        borderBlockStart: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
        paddingBlockStart: vars.space[4],
      },
    },
  }),
)

export const words = style(
  screen({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' }),
)
