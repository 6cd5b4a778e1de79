import { globalStyle, style } from '@vanilla-extract/css'
import { component } from '../theme/layers'
import { vars } from '../theme/vars.css'

/** A class whose direct lucide icons take the product's size and stroke. Compose it into a holder's base. */
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
