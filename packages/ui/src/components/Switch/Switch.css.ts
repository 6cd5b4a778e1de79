import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

const { color, motion } = vars

export const label = style(component({ fontWeight: vars.font.weight.medium }))

export const track = recipe({
  base: component({
    inlineSize: '2.25rem',
    blockSize: '1.25rem',
    marginBlockStart: 'calc((1lh - 1.25rem) / 2)',
    padding: '0.125rem',
    borderRadius: vars.radius.full,
    color: color.surface.raised,
    backgroundColor: color.border.strong,
    // The theme already uses system colours here; a second mapping would hide the thumb.
    forcedColorAdjust: 'none',
    transition: `background-color ${motion.fast} ${motion.easing}`,
    selectors: {
      '[data-hovered] > &': { backgroundColor: color.text.muted },
      '[data-selected] > &': { backgroundColor: color.accent.solid },
      '[data-selected][data-hovered] > &': { backgroundColor: color.accent.hover },
      '[data-focus-visible] > &': {
        outline: `${vars.border.thick} solid ${color.focus.ring}`,
        outlineOffset: vars.border.thick,
      },
      '[data-disabled] > &': { backgroundColor: color.border.default },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '[data-disabled] > &': { backgroundColor: 'GrayText' } },
      },
    },
  }),
  variants: {
    // A busy switch is read-only too, but keeps its colours.
    isReadOnly: {
      true: component({
        color: color.text.muted,
        boxShadow: `inset 0 0 0 ${vars.border.hairline} ${color.border.strong}`,
        selectors: { '&, [data-selected] > &': { backgroundColor: color.surface.sunken } },
      }),
    },
  },
})

export const thumb = style(
  component({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1rem',
    blockSize: '1rem',
    borderRadius: vars.radius.full,
    backgroundColor: 'currentcolor',
    transition: `margin-inline-start ${motion.fast} ${motion.easing}`,
    selectors: { '[data-selected] > * > &': { marginInlineStart: '1rem' } },
  }),
)

export const spinner = style(component({ display: 'grid', color: color.text.muted }))
