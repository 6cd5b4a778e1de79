import { style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

/** Below the line of the document. */
export const view = style(
  screen({ flexBasis: '100%', display: 'grid', gap: vars.space[2], justifyItems: 'start' }),
)

export const preview = style(
  screen({
    display: 'block',
    inlineSize: '100%',
    // Reserves space while the image loads.
    minBlockSize: vars.space[16],
    maxBlockSize: '20rem',
    objectFit: 'contain',
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface.sunken,
  }),
)

/** As large as it is, and at least as wide as the dialog. */
export const natural = style(
  screen({ display: 'block', minInlineSize: '100%', maxInlineSize: 'none' }),
)
