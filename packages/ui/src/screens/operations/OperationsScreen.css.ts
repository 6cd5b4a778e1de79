import { style, styleVariants } from '@vanilla-extract/css'
import { iconHolder } from '../../internal/iconHolder.css'
import { screen } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const line = style(screen({ display: 'grid', gap: vars.space[1] }))

export const finding = style(
  screen({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[1]} ${vars.space[4]}` }),
)

// As wide as the longest word in most languages, so that the facts align in a column.
const state = style([
  iconHolder,
  screen({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minInlineSize: '7.5rem',
    fontWeight: vars.font.weight.medium,
  }),
])

/** The baseline of a state is that of its word; without this it is the lower edge of the icon. */
export const word = style(screen({ alignSelf: 'baseline' }))

export const states = styleVariants(
  {
    well: vars.color.positive.text,
    caution: vars.color.caution.text,
    critical: vars.color.critical.text,
  },
  (color) => [state, screen({ color })],
)

export const code = style(
  screen({
    paddingInline: vars.space[1],
    color: vars.color.text.body,
    backgroundColor: vars.color.surface.sunken,
    borderRadius: vars.radius.control,
  }),
)
