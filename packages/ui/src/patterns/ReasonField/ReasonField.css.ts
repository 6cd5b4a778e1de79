import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'

/** Two lines of common reasons, so that the buttons below do not move when they come. */
export const room = style(component({ blockSize: '4.32rem' }))
