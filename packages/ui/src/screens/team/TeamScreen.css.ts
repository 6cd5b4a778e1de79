import { style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

/** The link and the button that copies it. */
export const link = style(
  screen({ display: 'flex', alignItems: 'flex-end', gap: vars.space[2], flexWrap: 'wrap' }),
)

export const linkField = style(screen({ flex: '1 1 12rem' }))
