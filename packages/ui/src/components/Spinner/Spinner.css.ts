import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = recipe({
  base: component({ display: 'inline-grid', placeItems: 'center', flexShrink: 0 }),
  variants: {
    size: {
      small: component({ inlineSize: vars.size.icon, blockSize: vars.size.icon }),
      medium: component({ inlineSize: vars.space[6], blockSize: vars.space[6] }),
      large: component({ inlineSize: vars.space[10], blockSize: vars.space[10] }),
    },
  },
  defaultVariants: { size: 'medium' },
})

export const ring = style(
  component({
    inlineSize: '100%',
    blockSize: '100%',
    animation: `${turn} 800ms linear infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  }),
)

export const track = style(component({ opacity: 0.2 }))
