import { style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const missing = style(screen({ color: vars.color.text.faint }))
