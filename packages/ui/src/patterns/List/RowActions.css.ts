import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { hovered } from '../../theme/hovered'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { screenOnly } from '../../theme/print'
import { vars } from '../../theme/vars.css'

const { color, size, space, text } = vars

/** Not a flex box: it may be a cell of a table. */
export const actions = style(
  component({ position: 'relative', textAlign: 'end', whiteSpace: 'nowrap' }),
)

/** The text button of a row: quiet, since the list repeats it in every row. */
export const label = recipe({
  base: component({
    appearance: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    verticalAlign: 'middle',
    minBlockSize: size.controlSmall,
    paddingInline: space[3],
    border: `${vars.border.hairline} solid ${color.border.default}`,
    borderRadius: vars.radius.control,
    backgroundColor: color.surface.raised,
    color: color.text.body,
    fontSize: text.small.size,
    lineHeight: text.small.line,
    fontWeight: vars.font.weight.medium,
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    '@media': { [media.coarse]: { minBlockSize: size.touch } },
  }),
  variants: {
    isUnavailable: {
      true: component({
        borderColor: 'transparent',
        backgroundColor: 'transparent',
        color: color.text.faint,
        fontWeight: vars.font.weight.regular,
        cursor: 'not-allowed',
        '@media': { [media.forcedColors]: { color: 'GrayText' } },
      }),
      false: hovered({
        borderColor: color.border.strong,
        backgroundColor: color.surface.hover,
      }),
    },
  },
})

// A rule for any element after any other would let the browser style a whole page anew whenever an
// element comes or goes anywhere, such as a dialog.
globalStyle(
  `${actions} > [data-glyph]:not(:first-child), ${actions} > ${label.classNames.base}:not(:first-child)`,
  component({ marginInlineStart: space[1] }),
)

// Opposites of one size: a press beside one must not meet the other.
globalStyle(
  `${actions} > [data-glyph] + [data-glyph=cross]`,
  component({ marginInlineStart: space[4] }),
)

// Lucide's Ellipsis: three dots of 4 / 24 of an icon, at 5, 12 and 19 / 24.
globalStyle(
  '[data-glyph=dots]::before',
  component({
    content: '',
    inlineSize: `calc(${size.icon} * 21 / 24)`,
    blockSize: `calc(${size.icon} * 7 / 24)`,
    backgroundColor: 'currentcolor',
    forcedColorAdjust: 'none',
    mask: 'radial-gradient(circle closest-side, currentcolor 52%, transparent 62%) 0 0 / calc(100% / 3) 100%',
  }),
)

globalStyle(actions, screenOnly)

globalStyle(label.classNames.base, screenOnly)
