import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const mark = style(component({ inlineSize: '100%', blockSize: '100%' }))

export const flame = style(component({ fill: vars.color.brand.ember }))
