import { globalStyle, style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { screenOnly } from '../../theme/print'
import { vars } from '../../theme/vars.css'

/** Over the page, so that nothing moves. A press goes to what is under it. */
export const place = style(
  component({
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: vars.layer.toast,
    display: 'grid',
    justifyItems: 'center',
    paddingInline: vars.space[4],
    pointerEvents: 'none',
  }),
)

export const words = style(
  component({
    paddingInline: vars.space[4],
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    fontWeight: vars.font.weight.medium,
    color: vars.color.text.onInverse,
    backgroundColor: vars.color.surface.inverse,
    // Forced colours replace the background.
    border: `${vars.border.hairline} solid transparent`,
    borderBlockStart: 0,
    borderRadius: `0 0 ${vars.radius.control} ${vars.radius.control}`,
    overflowWrap: 'anywhere',
  }),
)

globalStyle(place, screenOnly)
