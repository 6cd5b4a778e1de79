import { style, styleVariants } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const tools = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[1] }),
)

export const value = style(
  component({
    minInlineSize: vars.space[10],
    textAlign: 'center',
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text.muted,
  }),
)

export const page = style(
  component({
    display: 'block',
    blockSize: 'auto',
    // Behind transparent images, and the outline of the watermark.
    backgroundColor: vars.color.surface.paper,
    // The ink of the watermark.
    color: vars.color.critical.solid,
  }),
)

/** Wide enough to leave no letter of a passport legible. */
export const blurred = style(component({ filter: 'blur(1.25rem)' }))

export const zooms = styleVariants(
  { 100: '100%', 150: '150%', 200: '200%', 300: '300%', 400: '400%' },
  (inlineSize) => [component({ inlineSize })],
)
