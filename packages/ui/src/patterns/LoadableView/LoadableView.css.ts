import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'

/** Takes the focus when nothing in the list can. */
export const region = style(component({ outline: 'none' }))
