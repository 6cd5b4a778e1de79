import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { hovered } from '../../theme/hovered'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { screenOnly } from '../../theme/print'
import { vars } from '../../theme/vars.css'

const { color, size, space, text } = vars

// Depends on the available width, not on the window: the list may be beside a navigation. In rem,
// so that large text counts as less space.
const short = '(inline-size < 34rem)'
const tiny = '(inline-size < 22rem)'

/** The container that measures the width. */
export const room = style(component({ containerType: 'inline-size' }))

export const pages = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[2]} ${space[6]}`,
    '@container': { [short]: { justifyContent: 'center' } },
  }),
)

export const range = style(
  component({ fontVariantNumeric: 'tabular-nums', color: color.text.muted }),
)

export const buttons = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1],
  }),
)

/** 'Previous' and 'Next': only their arrows where space is short. */
export const word = style(
  component({
    '@container': {
      [short]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
)

export const number = recipe({
  base: [
    component({
      appearance: 'none',
      minInlineSize: size.control,
      minBlockSize: size.control,
      paddingInline: space[2],
      border: `${vars.border.hairline} solid transparent`,
      borderRadius: vars.radius.control,
      backgroundColor: 'transparent',
      color: color.text.body,
      fontSize: text.body.size,
      lineHeight: text.body.line,
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
      WebkitTapHighlightColor: 'transparent',
      transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
      selectors: {
        '&&[aria-current]': {
          borderColor: color.accent.solid,
          backgroundColor: color.accent.subtle,
          color: color.accent.text,
          fontWeight: vars.font.weight.semibold,
          cursor: 'default',
        },
      },
      '@media': {
        [media.coarse]: { minInlineSize: size.touch, minBlockSize: size.touch },
      },
    }),
    hovered({ backgroundColor: color.surface.hover }),
  ],
  variants: {
    /** Not among the three nearest pages. */
    isOuter: { true: component({ '@container': { [tiny]: { display: 'none' } } }) },
  },
})

globalStyle(buttons, screenOnly)
