import { globalStyle, style } from '@vanilla-extract/css'
import { component } from '../theme/layers'
import { vars } from '../theme/vars.css'

/**
 * A class that gives its direct lucide icons the product's size and stroke. Compose it into a
 * container's base.
 */
export const iconHolder = style({})

globalStyle(
  `${iconHolder} > svg`,
  component({
    inlineSize: vars.size.icon,
    blockSize: vars.size.icon,
    strokeWidth: 1.75,
    flexShrink: 0,
  }),
)
