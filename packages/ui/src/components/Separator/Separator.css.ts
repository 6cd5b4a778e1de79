import { recipe } from '@vanilla-extract/recipes'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

const line = `${vars.border.hairline} solid ${vars.color.border.subtle}`

export const separator = recipe({
  base: component({ flexShrink: 0, margin: 0, border: 0 }),
  variants: {
    orientation: {
      horizontal: component({ inlineSize: '100%', borderBlockStart: line }),
      vertical: component({
        alignSelf: 'stretch',
        minBlockSize: vars.space[4],
        borderInlineStart: line,
      }),
    },
  },
  defaultVariants: { orientation: 'horizontal' },
})
