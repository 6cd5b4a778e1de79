import { style } from '@vanilla-extract/css'
import { component } from '../theme/layers'

// It takes the focus only to be announced and noticed. It is not a control, so it has no focus
// ring.
export const message = style(component({ outline: 'none' }))
