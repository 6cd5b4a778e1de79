import { recipe } from '@vanilla-extract/recipes'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

const sized = ({ size, line, tracking }: { size: string; line: string; tracking: string }) =>
  component({ fontSize: size, lineHeight: line, letterSpacing: tracking })

export const heading = recipe({
  base: component({ overflowWrap: 'anywhere', color: vars.color.text.body }),
  variants: {
    size: {
      section: sized(vars.text.section),
      title: sized(vars.text.title),
      heading: sized(vars.text.heading),
      display: sized(vars.text.display),
    },
  },
  defaultVariants: { size: 'title' },
})
