import { style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

/** The quiet mark of the usual state. */
export const normal = style(screen({ color: vars.color.text.muted }))

export const missing = style(screen({ color: vars.color.text.faint }))
