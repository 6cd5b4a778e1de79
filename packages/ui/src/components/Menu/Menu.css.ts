import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { iconHolder } from '../../internal/iconHolder.css'
import { risingSurface } from '../../internal/menuSurface.css'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

export const popover = style([
  risingSurface,
  component({
    minInlineSize: 200,
    maxInlineSize: `min(${vars.size.toast}, calc(100vw - ${vars.space[8]}))`,
    overflow: 'auto',
  }),
])

export const header = style(
  component({
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
  }),
)

export const menu = style(component({ padding: vars.space[1], outline: 'none' }))

export const section = style(
  component({
    paddingBlock: vars.space[1],
    selectors: {
      '&:not(:first-child)': {
        marginBlockStart: vars.space[1],
        borderBlockStart: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
      },
      '&:has(+ :not([role=group]))': {
        marginBlockEnd: vars.space[1],
        borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
      },
    },
  }),
)

export const sectionTitle = style(
  component({
    padding: `${vars.space[1]} ${vars.space[3]}`,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    color: vars.color.text.faint,
  }),
)

export const item = recipe({
  base: component({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'center',
    minBlockSize: vars.size.control,
    padding: `${vars.space[1]} ${vars.space[3]}`,
    borderRadius: vars.radius.control,
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'default',
    outline: 'none',
    selectors: {
      '&[href]': { cursor: 'pointer' },
      '&[data-focused]': { backgroundColor: vars.color.surface.hover },
      '&[data-focus-visible]': {
        outline: `${vars.border.thick} solid ${vars.color.focus.ring}`,
        outlineOffset: `calc(-1 * ${vars.border.thick})`,
      },
      '&[aria-disabled=true]': { color: vars.color.text.faint, cursor: 'not-allowed' },
    },
    '@media': { [media.coarse]: { minBlockSize: vars.size.touch } },
  }),
  variants: {
    tone: {
      neutral: {},
      critical: component({ color: vars.color.critical.text }),
    },
  },
  defaultVariants: { tone: 'neutral' },
})

export const icon = recipe({
  base: [iconHolder, component({ display: 'grid', marginInlineEnd: vars.space[3] })],
  variants: {
    tone: {
      neutral: component({ color: vars.color.text.muted }),
      critical: component({ color: 'inherit' }),
    },
  },
  defaultVariants: { tone: 'neutral' },
})

export const label = style(component({ gridColumn: 2, overflowWrap: 'anywhere' }))

export const reason = style(
  component({
    display: 'block',
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    color: vars.color.text.faint,
  }),
)

export const check = style(
  component({
    gridColumn: 3,
    gridRow: 1,
    inlineSize: vars.size.icon,
    marginInlineStart: vars.space[3],
    color: vars.color.accent.text,
  }),
)
