import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'

/** It has the focus only for a moment, when no row is left to have it. */
export const region = style(component({ outline: 'none' }))
