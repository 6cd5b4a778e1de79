import { style } from '@vanilla-extract/css'
import { iconHolder } from '../../internal/iconHolder.css'
import { mirrored } from '../../internal/mirrored.css'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

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

export const step = style([
  iconHolder,
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minInlineSize: 0,
    // The smallest target beside others (WCAG 2.5.8).
    minBlockSize: vars.space[6],
    overflowWrap: 'anywhere',
    '@media': {
      [media.mobile]: {
        selectors: {
          // A phone only has space for the way back and the current page.
          '&:not(:nth-last-child(-n + 2))': { display: 'none' },
        },
      },
      [media.coarse]: { minBlockSize: vars.size.touch },
    },
  }),
])

/** Before every step except the first. On a phone the one before the way back points to it. */
export const chevron = style([
  mirrored,
  component({
    color: vars.color.text.faint,
    selectors: { [`${step}:first-child > &`]: { display: 'none' } },
    '@media': {
      [media.mobile]: {
        selectors: {
          [`${step}:nth-last-child(2) > &`]: { display: 'block', rotate: '180deg' },
        },
      },
    },
  }),
])

export const current = style(component({ color: vars.color.text.body }))
