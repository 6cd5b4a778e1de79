import { recipe } from '@vanilla-extract/recipes'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'
import { gaps } from '../rules'

// As many equal columns as fit; a column never asks for more than the whole line (320 px phones).
const columns = (least: string) =>
  component({ gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))` })

export const grid = recipe({
  base: component({ display: 'grid', minInlineSize: 0 }),
  variants: {
    space: gaps,
    column: {
      narrow: columns(vars.size.sidebar),
      medium: columns(vars.size.toast),
      wide: columns(vars.size.dialog),
    },
  },
  defaultVariants: { space: '4', column: 'narrow' },
})
