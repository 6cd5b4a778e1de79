import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const code = style(component({ fontFamily: vars.font.mono, letterSpacing: '0.04em' }))
