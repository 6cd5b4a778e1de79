import { globalStyle, style } from '@vanilla-extract/css'
import { component } from '../theme/layers'
import { vars } from '../theme/vars.css'
import { sprite } from './sprite'

/** An element that shows its icon before its content. */
export const before = style({})

/** An element that shows its icon after its content. */
export const after = style({})

// In one rule, as it contains the image. Rows name their icons by `data-glyph`.
globalStyle(
  `${before}::before, ${after}::after, [data-glyph]::before`,
  component({
    content: '',
    flexShrink: 0,
    inlineSize: vars.size.icon,
    blockSize: vars.size.icon,
    // Forced colours would replace the background of the mask by that of the page.
    forcedColorAdjust: 'none',
    backgroundColor: 'currentcolor',
    maskImage: sprite.image,
    maskSize: sprite.size,
    maskRepeat: 'no-repeat',
  }),
)
