import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { screenOnly } from '../../theme/print'
import { vars } from '../../theme/vars.css'

const { border, color, motion, size, space, text } = vars

export const tabs = style(
  component({ display: 'flex', flexDirection: 'column', gap: space[6], minInlineSize: 0 }),
)

/** One line of tabs. A long line scrolls instead of the page. */
export const list = recipe({
  base: component({
    display: 'grid',
    gridAutoFlow: 'column',
    justifyContent: 'start',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    // Keeps the open tab in view when numbers and notes arrive and the tabs grow.
    scrollSnapType: 'x proximity',
    // The line of the selected tab overlaps this one.
    boxShadow: `inset 0 calc(-1 * ${border.hairline}) ${color.border.default}`,
  }),
  variants: {
    hasNotes: {
      // Leave room for a note that loads later.
      true: component({
        gridAutoColumns: 'minmax(min-content, 14rem)',
        justifyContent: 'normal',
        '@media': { [media.mobile]: { gridAutoColumns: 'minmax(9rem, max-content)' } },
      }),
    },
  },
})

export const tab = style(
  component({
    minInlineSize: 0,
    minBlockSize: size.control,
    paddingInline: space[3],
    paddingBlock: space[2],
    borderBlockEnd: `${border.thick} none ${color.accent.solid}`,
    // Reserves the line of the selected tab with a margin: forced colours would draw a transparent line.
    marginBlockEnd: border.thick,
    borderStartStartRadius: vars.radius.small,
    borderStartEndRadius: vars.radius.small,
    color: color.text.muted,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: `color ${motion.fast} ${motion.easing}`,
    // Draw the outline inside: the list clips its overflow.
    outlineOffset: `calc(-1 * ${border.thick})`,
    selectors: {
      '&[data-hovered]': { color: color.text.body, backgroundColor: color.surface.hover },
      '&[data-focus-visible]': { outline: `${border.thick} solid ${color.focus.ring}` },
      '&[data-selected]': {
        color: color.accent.text,
        borderBlockEndStyle: 'solid',
        marginBlockEnd: 0,
        scrollSnapAlign: 'center',
      },
      '&[data-disabled]': { color: color.text.faint, cursor: 'not-allowed' },
    },
    '@media': {
      [media.coarse]: { minBlockSize: size.touch },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  }),
)

globalStyle(`${tab}:not([data-selected])`, screenOnly)

/** A name and its count; above a note they stay on one line, and a narrow row of tabs scrolls. */
export const head = style(
  component({ selectors: { '&:not(:last-child)': { whiteSpace: 'nowrap' } } }),
)

export const label = style(component({ fontWeight: vars.font.weight.semibold }))

export const count = style(
  component({
    marginInlineStart: space[2],
    color: color.text.muted,
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const note = style(
  component({
    display: 'block',
    // Reserves the height until the words are loaded.
    minBlockSize: text.small.line,
    fontSize: text.small.size,
    lineHeight: text.small.line,
    color: color.text.muted,
  }),
)

export const panel = style(
  component({
    minInlineSize: 0,
    borderRadius: vars.radius.small,
    selectors: {
      '&[data-focus-visible]': { outline: `${border.thick} solid ${color.focus.ring}` },
    },
  }),
)
