import { style } from '@vanilla-extract/css'
import { component } from '../theme/layers'

/** For an icon with a direction: mirrored in right-to-left text. */
export const mirrored = style(
  component({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } }),
)
