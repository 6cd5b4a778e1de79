import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'
import { gaps } from '../rules'

// As many equal columns as fit; a column is never wider than the whole line (320 px phones).
const columns = (least: string) =>
  component({ gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))` })

// Depends on the available width instead of the window: the sidebar uses part of it, and large text
// needs more.
const two = (start: number, end: number) =>
  component({
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': {
      '(min-width: 44rem)': {
        gridTemplateColumns: `minmax(0, ${start}fr) minmax(0, ${end}fr)`,
      },
    },
  })

export const grid = recipe({
  base: component({ display: 'grid', minInlineSize: 0 }),
  variants: {
    space: gaps,
    column: {
      narrow: columns(vars.size.sidebar),
      medium: columns(vars.size.toast),
      wide: columns(vars.size.dialog),
    },
    split: { even: two(1, 1), startWide: two(2, 1), endWide: two(1, 2) },
  },
  defaultVariants: { space: '4' },
})

/** The container whose width decides whether a split is stacked. */
export const room = style(component({ containerType: 'inline-size', minInlineSize: 0 }))
