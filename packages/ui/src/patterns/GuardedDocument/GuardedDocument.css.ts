import { style, styleVariants } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { onPaper } from '../../theme/print'
import { vars } from '../../theme/vars.css'

export const guarded = style([
  // Paper has no access rights: nothing of a document is printed.
  onPaper({ display: 'none' }),
  component({
    flexBasis: '100%',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    minInlineSize: 0,
  }),
])

export const buttons = style(component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }))

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

/** Scrolls when the page is larger. */
export const frame = style(
  component({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minBlockSize: '10rem',
    maxBlockSize: '26rem',
    maxInlineSize: '44rem',
    overflow: 'auto',
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface.sunken,
    color: vars.color.text.muted,
    outlineOffset: '2px',
  }),
)

export const middle = style(
  component({
    placeSelf: 'center',
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[2],
    padding: vars.space[4],
    textAlign: 'center',
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
