import { globalStyle, style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'
import { mark } from './choice.css'

export const box = style([mark, component({ borderRadius: vars.radius.small })])

globalStyle(
  `${box} > svg`,
  component({ inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall, strokeWidth: 3 }),
)
