import { style } from '@vanilla-extract/css'
import { component } from '../theme/layers'

// It takes the focus so that it is read out and noticed. It is not a control, so it has no ring.
export const message = style(component({ outline: 'none' }))
