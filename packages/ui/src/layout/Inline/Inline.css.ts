import { recipe } from '@vanilla-extract/recipes'
import { component } from '../../theme/layers'
import { alignments, gaps, justifications } from '../rules'

export const inline = recipe({
  base: component({ display: 'flex', minInlineSize: 0 }),
  variants: {
    space: gaps,
    align: alignments,
    justify: justifications,
    wrap: {
      wrap: component({ flexWrap: 'wrap' }),
      nowrap: component({ flexWrap: 'nowrap' }),
    },
  },
  defaultVariants: { space: '2', align: 'center', justify: 'start', wrap: 'wrap' },
})
