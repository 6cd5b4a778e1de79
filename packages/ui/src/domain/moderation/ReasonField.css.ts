import { styleVariants } from '@vanilla-extract/css'
import { component } from '../../theme/layers'

/** The lines of common reasons, so that the buttons below do not move when they come. */
export const room = styleVariants({
  1: component({ blockSize: '2rem' }),
  2: component({ blockSize: '4.32rem' }),
})
