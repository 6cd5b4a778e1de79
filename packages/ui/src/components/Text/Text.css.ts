import { recipe } from '@vanilla-extract/recipes'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

const sized = ({ size, line, tracking }: { size: string; line: string; tracking: string }) =>
  component({ fontSize: size, lineHeight: line, letterSpacing: tracking })

export const text = recipe({
  base: component({ overflowWrap: 'anywhere' }),
  variants: {
    size: {
      caption: sized(vars.text.caption),
      small: sized(vars.text.small),
      body: sized(vars.text.body),
      lead: sized(vars.text.lead),
    },
    tone: {
      body: component({ color: vars.color.text.body }),
      muted: component({ color: vars.color.text.muted }),
      faint: component({ color: vars.color.text.faint }),
    },
    weight: {
      regular: component({ fontWeight: vars.font.weight.regular }),
      medium: component({ fontWeight: vars.font.weight.medium }),
      semibold: component({ fontWeight: vars.font.weight.semibold }),
    },
    align: {
      start: component({ textAlign: 'start' }),
      center: component({ textAlign: 'center', textWrap: 'balance' }),
    },
  },
  defaultVariants: { size: 'body', tone: 'body', weight: 'regular', align: 'start' },
})
