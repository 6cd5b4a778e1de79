import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'

export const searchInput = style(
  component({
    selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
  }),
)

export const clear = style(
  component({ selectors: { '[data-empty] &, [data-disabled] > * > &': { visibility: 'hidden' } } }),
)
