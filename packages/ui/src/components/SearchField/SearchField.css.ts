import { style } from '@vanilla-extract/css'
import { Search, X } from 'lucide-react'
import { iconClass } from '../../internal/iconClass'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

export const magnifier = style([
  iconClass(Search),
  component({
    selectors: {
      '&::before': {
        marginInlineStart: vars.space[3],
        color: vars.color.text.faint,
        pointerEvents: 'none',
      },
    },
    '@media': { [media.forcedColors]: { selectors: { '&::before': { color: 'inherit' } } } },
  }),
])

export const cross = iconClass(X)

export const searchInput = style(
  component({
    selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
  }),
)

export const clear = style(
  component({ selectors: { '[data-empty] &, [data-disabled] > * > &': { visibility: 'hidden' } } }),
)
