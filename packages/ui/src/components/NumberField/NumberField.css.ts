import { style } from '@vanilla-extract/css'
import { input } from '../../internal/field/field.css'
import { component } from '../../theme/layers'

export const digits = style([input, component({ fontVariantNumeric: 'tabular-nums' })])
