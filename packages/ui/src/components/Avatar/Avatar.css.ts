import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

const square = (length: string, fontSize: string) =>
  component({ inlineSize: length, blockSize: length, fontSize })

export const avatar = recipe({
  base: component({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    border: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.full,
    color: vars.color.text.muted,
    fontWeight: vars.font.weight.semibold,
    lineHeight: 1,
    letterSpacing: '0.02em',
    // Excluded from selection, so that a copied row has the name only once.
    userSelect: 'none',
  }),
  variants: {
    size: {
      small: square(vars.size.controlSmall, '0.6875rem'),
      medium: square(vars.size.control, vars.text.caption.size),
      large: square('3.5rem', vars.text.title.size),
    },
    tint: {
      clay: component({ backgroundColor: vars.color.tint.clay }),
      sand: component({ backgroundColor: vars.color.tint.sand }),
      moss: component({ backgroundColor: vars.color.tint.moss }),
      sky: component({ backgroundColor: vars.color.tint.sky }),
      slate: component({ backgroundColor: vars.color.tint.slate }),
      plum: component({ backgroundColor: vars.color.tint.plum }),
    },
  },
  defaultVariants: { size: 'medium' },
})

export const image = style(
  component({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    backgroundColor: vars.color.surface.hover,
  }),
)
