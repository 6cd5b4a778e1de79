import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { input } from '../TextField/TextField.css'

export const digits = style([input, component({ fontVariantNumeric: 'tabular-nums' })])
