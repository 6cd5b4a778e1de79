import { globalStyle, style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { screenOnly } from '../../theme/print'
import { vars } from '../../theme/vars.css'

export const sortBy = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    padding: `${vars.space[2]} ${vars.space[4]}`,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
    color: vars.color.text.muted,
  }),
)

/** Wide enough for most labels, so that nothing moves when one is selected. */
export const choice = style(component({ flex: '0 1 15rem', minInlineSize: 0 }))

globalStyle(sortBy, screenOnly)
