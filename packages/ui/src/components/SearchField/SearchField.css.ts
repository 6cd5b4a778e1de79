import { globalStyle, style } from '@vanilla-extract/css'
import { iconHolder } from '../../internal/iconHolder.css'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

export const magnifier = style([iconHolder])

globalStyle(
  `${magnifier} > svg`,
  component({
    marginInlineStart: vars.space[3],
    color: vars.color.text.faint,
    pointerEvents: 'none',
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  }),
)

export const searchInput = style(
  component({
    selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
  }),
)

export const clear = style(
  component({ selectors: { '[data-empty] &, [data-disabled] > * > &': { visibility: 'hidden' } } }),
)
