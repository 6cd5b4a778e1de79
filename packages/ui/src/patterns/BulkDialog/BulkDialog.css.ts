import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

const hairline = `${vars.border.hairline} solid ${vars.color.border.subtle}`

export const rows = style(
  component({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    border: hairline,
    borderRadius: vars.radius.control,
  }),
)

export const row = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    padding: `${vars.space[2]} ${vars.space[3]}`,
    overflowWrap: 'anywhere',
    selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } },
  }),
)

export const effect = style(
  component({ marginBlockStart: vars.space[2], color: vars.color.text.muted }),
)

export const who = style(component({ minInlineSize: 0 }))

export const name = style(component({ fontWeight: vars.font.weight.medium }))

export const detail = style(component({ color: vars.color.text.muted }))

export const result = style(
  component({
    color: vars.color.text.muted,
    selectors: {
      '&[data-status=done]': { color: vars.color.positive.text },
      '&[data-status=failed]': { color: vars.color.critical.text },
      '&[data-status=unknown]': { color: vars.color.caution.text },
    },
  }),
)
