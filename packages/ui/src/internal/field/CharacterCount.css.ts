import { recipe } from '@vanilla-extract/recipes'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

const { color, text } = vars

export const counter = recipe({
  base: component({
    alignSelf: 'end',
    textAlign: 'end',
    fontSize: text.small.size,
    lineHeight: text.small.line,
    fontVariantNumeric: 'tabular-nums',
  }),
  variants: {
    isOver: {
      true: component({ color: color.critical.text, fontWeight: vars.font.weight.medium }),
      false: component({ color: color.text.muted }),
    },
  },
})
