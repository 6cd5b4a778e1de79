import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const list = style(component({ margin: 0 }))

export const row = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    paddingBlock: vars.space[2],
    selectors: {
      '&:not(:last-child)': {
        borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
      },
    },
  }),
)

export const does = style(component({ minInlineSize: 0, overflowWrap: 'anywhere' }))

export const keys = style(
  component({ display: 'flex', alignItems: 'center', gap: vars.space[2], margin: 0 }),
)

export const off = style(
  component({
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    color: vars.color.text.muted,
  }),
)
