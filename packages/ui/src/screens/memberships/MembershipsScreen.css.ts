import { style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

/** The name shrinks, its mark does not. */
export const plan = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, auto) auto',
    justifyContent: 'start',
    alignItems: 'start',
    gap: vars.space[2],
  }),
)

/** Aligned with the first line of the name. */
export const state = style(screen({ display: 'flex', alignItems: 'center', blockSize: '1lh' }))

/** Equally wide in every row of a table, so that the amounts before it are aligned. */
export const period = style(
  screen({
    color: vars.color.text.muted,
    whiteSpace: 'pre',
    selectors: { 'td &': { display: 'inline-block', minInlineSize: '4rem', textAlign: 'start' } },
  }),
)

export const refreshed = style(
  screen({
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text.faint,
  }),
)
