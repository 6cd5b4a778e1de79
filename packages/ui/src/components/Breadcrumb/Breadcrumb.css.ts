import { globalStyle, style } from '@vanilla-extract/css'
import { iconHolder } from '../../internal/iconHolder.css'
import { mirrored } from '../../internal/mirrored.css'
import { component, inLayer } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

/** As narrow as its place: the names are cut. */
export const path = style(component({ minInlineSize: 0 }))

export const list = style(
  component({
    display: 'flex',
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

/**
 * The name of a step. Long names are cut, so that the path stays on one line: this page's first, as
 * its title below is whole. A name shows whole while its link has the focus.
 */
export const name = style(
  component({
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { ':focus-visible > &': { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  }),
)

globalStyle(`${step} > :has(> ${name})`, inLayer('component', { minInlineSize: 0 }))

export const last = style(
  component({ flexShrink: 1000, minInlineSize: `calc(${vars.space[16]} + ${vars.space[4]})` }),
)

export const current = style(component({ color: vars.color.text.body }))
