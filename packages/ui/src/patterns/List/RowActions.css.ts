import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { maskIcon } from '../../internal/maskIcon'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { screenOnly } from '../../theme/print'
import { vars } from '../../theme/vars.css'
import type { RowGlyph } from './rowAction'

const { color, size, space, text } = vars

/** Not a flex box: it may be a cell of a table. */
export const actions = style(
  component({ position: 'relative', textAlign: 'end', whiteSpace: 'nowrap' }),
)

globalStyle(`${actions} > * + *`, component({ marginInlineStart: space[1] }))

const bin =
  'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2'
const pin =
  'M12 17v5M9 10.76a2 2 0 0 1-1.11 1.79l-1.78.9A2 2 0 0 0 5 15.24V16a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-.76a2 2 0 0 0-1.11-1.79l-1.78-.9A2 2 0 0 1 15 10.76V7a1 1 0 0 1 1-1 2 2 0 0 0 0-4H8a2 2 0 0 0 0 4 1 1 0 0 1 1 1z'

const dot = (x: number) => `M${x} 12a.75.75 0 1 0 1.5 0 .75.75 0 1 0-1.5 0`
const dots = [4.25, 11.25, 18.25].map(dot).join('')

// The icons of the buttons in a row, by `data-glyph`. A row has at most 18 nodes, and none is spent
// on them.
const glyphs = {
  bin: maskIcon(bin),
  check: maskIcon('M20 6 9 17l-5-5'),
  cross: maskIcon('M18 6 6 18M6 6l12 12'),
  dots: maskIcon(dots, true),
  pin: maskIcon(pin),
  pinned: maskIcon(pin, true),
  power: maskIcon('M12 2v10M18.4 6.6a9 9 0 1 1-12.77.04'),
} satisfies Record<RowGlyph | 'dots', unknown>

for (const [glyph, mask] of Object.entries(glyphs)) {
  globalStyle(
    `[data-glyph=${glyph}]::before`,
    component({ ...mask, inlineSize: size.icon, blockSize: size.icon }),
  )
}

// Opposites of one size: a press beside one must not meet the other.
globalStyle(
  `${actions} > [data-glyph] + [data-glyph=cross]`,
  component({ marginInlineStart: space[4] }),
)

/** Before the buttons and not among them, so that no column changes its width. */
export const atWork = style(
  component({
    position: 'absolute',
    insetInlineEnd: '100%',
    insetBlock: 0,
    display: 'grid',
    alignItems: 'center',
  }),
)

const active = '&:hover, &[data-hovered], &:active'

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
      false: component({
        selectors: {
          [active]: { borderColor: color.border.strong, backgroundColor: color.surface.hover },
        },
      }),
    },
  },
})

globalStyle(actions, screenOnly)

globalStyle(label.classNames.base, screenOnly)
