import type { StyleRule } from '@vanilla-extract/css'
import { inLayer, type Layer } from './layers'

/**
 * How a control looks under the pointer, and while it is pressed. A finger leaves no hover behind
 * after a tap, as `:hover` alone would.
 *
 * @param layer that of the control's other styles. @default 'component'
 */
export const hovered = (
  rule: Omit<StyleRule, 'selectors' | `@${string}`>,
  layer: Layer = 'component',
): StyleRule =>
  inLayer(layer, {
    selectors: { '&:active, &[data-hovered], &[data-pressed]': rule },
    '@media': { '(hover: hover)': { selectors: { '&:hover': rule } } },
  })
