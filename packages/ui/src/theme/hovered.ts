import type { StyleRule } from '@vanilla-extract/css'
import { component } from './layers'

/**
 * How a control looks under the pointer, and while it is pressed. A finger leaves no hover behind
 * after a tap, as `:hover` alone would.
 */
export const hovered = (rule: Omit<StyleRule, 'selectors' | `@${string}`>): StyleRule =>
  component({
    selectors: { '&:active, &[data-hovered], &[data-pressed]': rule },
    '@media': { '(hover: hover)': { selectors: { '&:hover': rule } } },
  })
