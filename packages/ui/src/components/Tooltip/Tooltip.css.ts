import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const tooltip = style(
  component({
    maxInlineSize: vars.size.sidebar,
    paddingBlock: vars.space[1],
    paddingInline: vars.space[2],
    borderRadius: vars.radius.small,
    border: `${vars.border.hairline} solid transparent`,
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    fontWeight: vars.font.weight.medium,
    overflowWrap: 'anywhere',
    color: vars.color.text.onInverse,
    backgroundColor: vars.color.surface.inverse,
    // In forced colours the browser's own backplate would hide the text on a filled background.
    forcedColorAdjust: 'none',
    transition: `opacity ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  }),
)
