import { style, styleVariants } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const reasons = style(screen({ display: 'grid', gap: vars.space[1] }))

export const rule = style(
  screen({
    display: 'block',
    color: vars.color.text.muted,
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
  }),
)

export const logo = style(
  screen({ display: 'inline-block', inlineSize: vars.space[8], blockSize: vars.space[8] }),
)

export const colours = style(
  screen({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[4]}` }),
)

export const colour = style(
  screen({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] }),
)

const swatch = style(
  screen({
    inlineSize: vars.space[5],
    blockSize: vars.space[5],
    border: `${vars.border.hairline} solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.full,
    // These are the colours of the brand, not of the page.
    forcedColorAdjust: 'none',
  }),
)

export const swatches = styleVariants(
  {
    accent: vars.color.accent.solid,
    ember: vars.color.brand.ember,
    canvas: vars.color.surface.canvas,
    body: vars.color.text.body,
  },
  (backgroundColor) => [swatch, screen({ backgroundColor })],
)
