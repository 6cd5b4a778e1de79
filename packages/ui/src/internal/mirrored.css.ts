import { style } from '@vanilla-extract/css'
import { component } from '../theme/layers'

/** For an icon that points along the line: it is mirrored where lines run the other way. */
export const mirrored = style(
  component({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } }),
)
