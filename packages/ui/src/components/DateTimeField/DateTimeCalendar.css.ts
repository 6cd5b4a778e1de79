import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { menuSurface } from '../../internal/menuSurface.css'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

const { border, color, font, motion, radius, size, space, text } = vars

export const popover = style([
  menuSurface,
  component({ overflow: 'auto', transition: `opacity ${motion.fast} ${motion.easing}` }),
])

export const dialog = style(component({ padding: space[2], outline: 'none' }))

export const head = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    paddingBlockEnd: space[1],
  }),
)

export const title = style(
  component({
    fontSize: text.body.size,
    lineHeight: text.body.line,
    fontWeight: font.weight.semibold,
  }),
)

export const grid = style(component({ borderCollapse: 'separate', borderSpacing: 0 }))

export const weekday = style(
  component({
    paddingBlock: space[1],
    fontSize: text.caption.size,
    lineHeight: text.caption.line,
    fontWeight: font.weight.medium,
    color: color.text.muted,
    textAlign: 'center',
  }),
)

export const cell = recipe({
  base: component({
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.control,
    blockSize: size.control,
    border: `${border.hairline} solid transparent`,
    borderRadius: radius.control,
    fontSize: text.body.size,
    lineHeight: text.body.line,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    // The states have their own system colours, so days need no frame.
    forcedColorAdjust: 'none',
    outlineOffset: `calc(${border.thick} * -1)`,
    selectors: {
      '&[data-hovered], &[data-pressed]': { backgroundColor: color.surface.hover },
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-disabled], &[data-unavailable]': { color: color.text.faint, cursor: 'not-allowed' },
      '&[data-selected]': {
        color: color.text.onAccent,
        backgroundColor: color.accent.solid,
        fontWeight: font.weight.medium,
      },
      '&[data-focus-visible]': { outline: `${border.thick} solid ${color.focus.ring}` },
      // Separates the focus ring from the background of the selected day.
      '&[data-selected][data-focus-visible]': {
        boxShadow: `inset 0 0 0 calc(2 * ${border.thick}) ${color.surface.raised}`,
      },
    },
    '@media': {
      // As wide as seven fingertips, or the width that a phone of 320 px has left.
      [media.coarse]: {
        inlineSize: `min(${size.touch}, calc((100vw - ${space[8]}) / 7))`,
        blockSize: size.touch,
      },
      [media.forcedColors]: {
        selectors: { '&[data-disabled], &[data-unavailable]': { color: 'GrayText' } },
      },
    },
  }),
  variants: {
    isToday: { true: component({ borderColor: color.border.strong }) },
  },
})
