import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'

export const place = style(component({ outline: 'none' }))
