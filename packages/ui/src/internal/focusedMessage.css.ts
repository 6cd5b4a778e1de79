import { style } from '@vanilla-extract/css'
import { component } from '../theme/layers'

// It takes the focus so that it is read and seen; it is not a control and shows no ring.
export const message = style(component({ outline: 'none' }))
