import { style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'
import { iconHolder } from '../Icon/iconHolder.css'

export const list = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[2],
    minInlineSize: 0,
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    color: vars.color.text.muted,
  }),
)

/** One step and the chevron before it. */
export const step = style([
  iconHolder,
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: {
      '&:first-child > svg': { display: 'none' },
    },
    '@media': {
      [media.mobile]: {
        selectors: {
          // A phone has room for the way back and for where one is.
          '&:not(:nth-last-child(-n + 2))': { display: 'none' },
        },
      },
      [media.coarse]: { minBlockSize: vars.size.touch },
    },
  }),
])

export const current = style(component({ color: vars.color.text.body }))
