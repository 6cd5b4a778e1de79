import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

const { color, size, space, text } = vars

/** Not a flex box: it may be a cell of a table. */
export const actions = style(
  component({ position: 'relative', textAlign: 'end', whiteSpace: 'nowrap' }),
)

globalStyle(`${actions} > * + *`, component({ marginInlineStart: space[1] }))

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

/**
 * Lucide's Ellipsis without nodes of the document: a list has one in each row. Forced colours keep
 * a gradient.
 */
export const dots = style(
  component({
    selectors: {
      '&::before': {
        content: '',
        inlineSize: `calc(${size.icon} * 7 / 8)`,
        blockSize: size.icon,
        background: 'radial-gradient(circle, currentColor 0.75px, transparent 1.1px)',
        backgroundSize: 'calc(100% / 3) 100%',
      },
    },
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
