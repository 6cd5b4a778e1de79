import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'

/** The layout around the button treats button and announcement as one box. */
export const box = style(component({ display: 'inline-flex', position: 'relative' }))
