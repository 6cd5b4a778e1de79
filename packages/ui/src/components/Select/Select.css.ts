import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const insideLabel = style(component({ color: vars.color.text.muted }))
