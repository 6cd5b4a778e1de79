import { style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

/** A state that nobody has to look for. */
export const normal = style(screen({ color: vars.color.text.muted }))

export const missing = style(screen({ color: vars.color.text.faint }))
