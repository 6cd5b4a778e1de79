import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'

/** Button and announcement are one thing to the layout around them. */
export const box = style(component({ display: 'inline-flex', position: 'relative' }))
