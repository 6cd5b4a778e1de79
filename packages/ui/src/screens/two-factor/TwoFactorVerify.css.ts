import { style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

/** Stands there empty, so that what comes into it is read out; it takes no room until then. */
export const help = style(
  screen({ selectors: { '&:not(:empty)': { paddingBlockStart: vars.space[3] } } }),
)
