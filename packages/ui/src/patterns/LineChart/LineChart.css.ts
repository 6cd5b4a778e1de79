import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

/** The second line differs by its dashes too: colour alone tells nothing (WCAG 1.4.1). */
export const line = style(
  component({
    stroke: vars.color.accent.solid,
    strokeWidth: vars.border.thick,
    strokeLinejoin: 'round',
    selectors: { "&[data-series='1']": { strokeDasharray: '5 3' } },
  }),
)

/** A line of length 0 with round ends is a circle, however wide the drawing is. */
export const dot = style(
  component({
    stroke: vars.color.accent.solid,
    strokeWidth: vars.space[2],
    strokeLinecap: 'round',
  }),
)
