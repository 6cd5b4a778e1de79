import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const keys = style(
  component({
    flex: 'none',
    display: 'inline-flex',
    gap: vars.space[1],
    // A shortcut reads from left to right in every language.
    direction: 'ltr',
  }),
)

export const key = style(
  component({
    minInlineSize: vars.space[5],
    paddingInline: vars.space[1],
    textAlign: 'center',
    fontFamily: 'inherit',
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.body.line,
    color: vars.color.text.muted,
    backgroundColor: vars.color.surface.canvas,
    border: `${vars.border.hairline} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.small,
  }),
)
