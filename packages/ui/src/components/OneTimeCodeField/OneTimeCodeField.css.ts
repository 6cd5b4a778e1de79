import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

/** Gap between two cells. */
export const GAP = vars.space[2]

// Digits read left to right in every script, so the cells keep that order on right-to-left pages.
export const cells = style(
  component({
    position: 'relative',
    containerType: 'inline-size',
    containIntrinsicInlineSize: '16rem',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: GAP,
    direction: 'ltr',
  }),
)

export const cell = recipe({
  base: component({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 0,
    minBlockSize: vars.size.row,
    border: `${vars.border.hairline} solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface.raised,
    fontSize: vars.text.title.size,
    lineHeight: vars.text.title.line,
    fontWeight: vars.font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text.body,
    transition: `border-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '[data-invalid] &': { borderColor: vars.color.critical.solid },
      '[data-disabled] &': {
        color: vars.color.text.faint,
        borderColor: vars.color.border.default,
        backgroundColor: vars.color.surface.sunken,
      },
    },
  }),
  variants: {
    isCurrent: {
      true: component({
        borderColor: vars.color.focus.ring,
        outline: `${vars.border.thick} solid ${vars.color.focus.ring}`,
        outlineOffset: '-1px',
        selectors: { '[data-invalid] &': { borderColor: vars.color.focus.ring } },
      }),
    },
  },
})

// The one real input covers the cells. It is invisible, and the cells repeat its content.
export const overlay = style(component({ position: 'absolute', inset: 0, overflow: 'clip' }))

export const input = style(
  component({
    maxInlineSize: 'none',
    blockSize: '100%',
    padding: 0,
    border: 0,
    outline: 'none',
    color: 'transparent',
    caretColor: 'transparent',
    backgroundColor: 'transparent',
    fontFamily: vars.font.mono,
    fontSize: vars.text.title.size,
    cursor: 'text',
    selectors: {
      '&::selection': { color: 'transparent', backgroundColor: 'transparent' },
      '&:autofill': {
        WebkitTextFillColor: 'transparent',
        transition: 'background-color 100000s',
      },
    },
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
  }),
)
