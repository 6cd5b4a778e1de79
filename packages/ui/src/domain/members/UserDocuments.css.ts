import { style } from '@vanilla-extract/css'
import { iconHolder } from '../../internal/iconHolder.css'
import { screen } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const list = style(screen({ minInlineSize: 0 }))

export const row = style([
  iconHolder,
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    color: vars.color.text.muted,
    selectors: {
      '& + &': {
        borderBlockStart: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
      },
      '&:first-child': { paddingBlockStart: 0 },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  }),
])

export const words = style(screen({ flex: '1 1 auto', display: 'grid' }))

export const name = style(
  screen({ color: vars.color.text.body, fontWeight: vars.font.weight.medium }),
)

export const detail = style(screen({ fontSize: vars.text.small.size }))

/** Beside the words or below them, but together. */
export const actions = style(
  screen({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] }),
)
