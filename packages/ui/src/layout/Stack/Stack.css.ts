import { recipe } from '@vanilla-extract/recipes'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'
import { alignments, gaps } from '../rules'

/** A phone is too low for large gaps. */
const page = component({
  gap: vars.space[6],
  '@media': { [media.mobile]: { gap: vars.space[3] } },
})

export const stack = recipe({
  base: component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
  variants: { space: { ...gaps, page }, align: alignments },
  defaultVariants: { space: '4', align: 'stretch' },
})
