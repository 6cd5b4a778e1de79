import { style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

/** An empty live region, so that its later content is read out; it takes no space until then. */
export const help = style(
  screen({ selectors: { '&:not(:empty)': { paddingBlockStart: vars.space[3] } } }),
)
