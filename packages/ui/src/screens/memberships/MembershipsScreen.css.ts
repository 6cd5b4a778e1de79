import { style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

/** The image, and the name, which shrinks. */
export const plan = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, auto)',
    justifyContent: 'start',
    alignItems: 'center',
    gap: vars.space[3],
  }),
)

/** The normal state. */
export const muted = style(screen({ color: vars.color.text.muted }))

export const refreshed = style(
  screen({
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text.faint,
  }),
)
