import type { StyleRule } from '@vanilla-extract/css'
import { inLayer, type Layer } from './layers'

/**
 * The style of a control under the pointer, and while it is pressed. Unlike `:hover` alone, the
 * style does not stay after a tap.
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
