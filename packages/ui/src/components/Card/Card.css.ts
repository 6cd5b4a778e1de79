import { recipe } from '@vanilla-extract/recipes'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const card = recipe({
  base: component({
    minInlineSize: 0,
    border: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface.raised,
  }),
  variants: {
    padding: {
      none: component({ overflow: 'hidden' }),
      small: component({ padding: vars.space[4] }),
      medium: component({ padding: vars.space[6] }),
    },
  },
  defaultVariants: { padding: 'medium' },
})
