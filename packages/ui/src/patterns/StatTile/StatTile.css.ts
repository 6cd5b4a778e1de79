import { keyframes, style } from '@vanilla-extract/css'
import { hovered } from '../../theme/hovered'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

const lineSideBySide = '(min-width: 42rem)'
/** With a trend and a note, a narrower tile would break its words. */
const sideBySide = '(min-width: 56rem)'
const narrower = '(max-width: 41.99rem)'

const inLine = '[data-layout=line] > &'

const beside = {
  gridTemplate: '"value label note" "value definition definition" / auto 1fr auto',
  padding: `${vars.space[4]} ${vars.space[5]}`,
} as const
const valueBeside = { justifySelf: 'start', alignSelf: 'center' } as const

/** The words, and the number at the end; where tiles are columns, at the start. */
export const tile = style(
  component({
    position: 'relative',
    display: 'grid',
    gridTemplate: '"label value" "definition note" / minmax(0, 1fr) auto',
    alignContent: 'center',
    columnGap: vars.space[3],
    minInlineSize: 0,
    padding: `${vars.space[2]} ${vars.space[4]}`,
    overflowWrap: 'anywhere',
    backgroundColor: vars.color.surface.raised,
    transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      [inLine]: {
        gridTemplate: '"label" "value" "note" / minmax(0, 1fr)',
        padding: `${vars.space[2]} ${vars.space[3]}`,
      },
    },
    '@media': {
      '(hover: hover)': {
        selectors: { '&:has(a:hover)': { backgroundColor: vars.color.surface.hover } },
      },
    },
    '@container': {
      [lineSideBySide]: { selectors: { '[data-layout=line] > &&': beside } },
      [sideBySide]: { selectors: { '&&': beside } },
    },
  }),
)

export const label = style(
  component({
    gridArea: 'label',
    alignSelf: 'baseline',
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    fontWeight: vars.font.weight.medium,
  }),
)

/** The whole tile is the hit area of the link. */
export const link = style([
  component({
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    '::after': { content: '', position: 'absolute', inset: 0 },
    selectors: {
      '&:focus-visible::after': {
        outline: `${vars.border.thick} solid ${vars.color.focus.ring}`,
        // Inside: the card around the tiles cuts off what is outside of it.
        outlineOffset: `calc(-1 * ${vars.border.thick})`,
        borderRadius: vars.radius.control,
      },
    },
  }),
  hovered({ textDecoration: 'underline' }),
])

export const value = style(
  component({
    gridArea: 'value',
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'baseline',
    justifySelf: 'end',
    // A letter of no width: while a spinner is here, the baseline is already that of the number.
    '::before': { content: '\u200b' },
    minBlockSize: `calc(${vars.text.title.size} * ${vars.text.title.line})`,
    fontSize: vars.text.title.size,
    lineHeight: vars.text.title.line,
    letterSpacing: vars.text.title.tracking,
    fontWeight: vars.font.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      // As wide as the outline before it: the words beside it keep their lines when it comes.
      '[data-layout=line] &': { justifySelf: 'start', minInlineSize: '2.5rem' },
    },
    '@container': {
      [lineSideBySide]: { selectors: { '[data-layout=line] &': valueBeside } },
      [sideBySide]: valueBeside,
    },
  }),
)

const appear = keyframes({ from: { opacity: 0 } })

/** The outline of a number of four digits, with the spinner in it. */
export const waiting = style(
  component({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '4.5rem',
    // A line has smaller numbers.
    selectors: { '[data-layout=line] &': { inlineSize: '2.5rem' } },
    borderRadius: vars.radius.small,
    color: vars.color.text.faint,
    backgroundColor: vars.color.surface.hover,
  }),
)

/** The duration is 0 for people who asked for less motion. */
export const changed = style(
  component({ animation: `${appear} ${vars.motion.move} ${vars.motion.easing}` }),
)

export const nothing = style(component({ color: vars.color.text.faint }))

const hidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

const small = {
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.text.muted,
} as const

/** Where there is no room for it beside the words, it is only read out. */
export const trend = style(
  component({
    display: 'inline-flex',
    '@container': { '(max-width: 23.99rem)': hidden },
  }),
)

export const definition = style(
  component({
    ...small,
    gridArea: 'definition',
    '@container': {
      [narrower]: {
        selectors: {
          '[data-layout=line] &': hidden,
        },
      },
    },
  }),
)

/** Beside words that are always there, so that nothing moves when it comes or goes. */
export const note = style(
  component({
    ...small,
    gridArea: 'note',
    display: 'flex',
    alignItems: 'center',
    justifySelf: 'end',
    gap: vars.space[2],
    fontVariantNumeric: 'tabular-nums',
  }),
)

/** Retries or cancels. */
export const action = style(
  component({
    position: 'relative',
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: vars.color.accent.text,
    textDecoration: 'underline',
    cursor: 'pointer',
  }),
)
