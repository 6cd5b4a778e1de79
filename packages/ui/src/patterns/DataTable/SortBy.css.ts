import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'

export const sortBy = style(
  component({ inlineSize: 'fit-content', maxInlineSize: '100%', minInlineSize: 0 }),
)
