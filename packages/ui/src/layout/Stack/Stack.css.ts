import { recipe } from '@vanilla-extract/recipes'
import { component } from '../../theme/layers'
import { alignments, gaps } from '../rules'

export const stack = recipe({
  base: component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
  variants: { space: gaps, align: alignments },
  defaultVariants: { space: '4', align: 'stretch' },
})
