import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

/** The line of the common reasons, so that the buttons below do not move when they come. */
export const room = style(component({ blockSize: vars.size.controlSmall }))
