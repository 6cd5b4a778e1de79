import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

/** One fact after the other, each on a line of its own where they do not fit. */
export const facts = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[4],
    // As high as the target of a link must be (WCAG 2.5.8).
    lineHeight: vars.space[6],
    fontVariantNumeric: 'tabular-nums',
  }),
)
