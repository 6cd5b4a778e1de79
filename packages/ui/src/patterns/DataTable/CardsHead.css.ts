import { globalStyle, style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { screenOnly } from '../../theme/print'
import { vars } from '../../theme/vars.css'

/** In place of the table's head. */
export const head = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space[3]}`,
    padding: `${vars.space[1]} ${vars.space[2]} ${vars.space[1]} ${vars.space[4]}`,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
    // The controls are as high as a line for touch.
    '@media': { [media.coarse]: { paddingBlock: 0 } },
  }),
)

/** The order or the checkbox for all, before the button. */
export const start = style(component({ flex: '1 1 10rem', minInlineSize: 0 }))

export const range = style(
  component({
    color: vars.color.text.muted,
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    fontVariantNumeric: 'tabular-nums',
  }),
)

globalStyle(head, screenOnly)
