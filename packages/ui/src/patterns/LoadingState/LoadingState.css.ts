import { keyframes, style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

const { color, motion, size, space } = vars

const appear = keyframes({ from: { opacity: 0 } })
const breathe = keyframes({ '50%': { opacity: 0.5 } })

/** A grey bar in each line: where it is, and how high it is in a line of this height. */
const bar = (line: string, x: string, width: string, top: string, height: string) =>
  `linear-gradient(transparent ${top}, ${color.border.subtle} 0 calc(${top} + ${height}), transparent 0) ${x} 0 / ${width} ${line} repeat-y`

const word = '0.625rem'
const middle = (line: string) => `calc((${line} - ${word}) / 2)`

const row = (x: string, width: string) => bar(size.row, x, width, middle(size.row), word)

const hairline = `linear-gradient(transparent calc(100% - ${vars.border.hairline}), ${color.border.subtle} 0) 0 0 / 100% ${size.row} repeat-y`

const face = `radial-gradient(circle closest-side, ${color.border.subtle} 97%, transparent) ${space[4]} 0 / ${size.controlSmall} ${size.row} repeat-y`

const name = `calc(${space[4]} + ${size.control} + ${space[3]})`

const fact = space[10]
const factRow = (x: string, width: string) => bar(fact, x, width, middle(fact), word)

const field = `calc(${size.control} + ${space[12]})`

const shapes = {
  /** A face, a name and its columns. */
  rows: [face, row(name, '16%'), row('42%', '22%'), row('74%', '9%'), hairline],
  /** A name and its columns. */
  plainRows: [row(space[4], '22%'), row('42%', '22%'), row('74%', '9%'), hairline],
  /** On a phone a row is a card of two lines. */
  cards: [face, row(name, '45%'), hairline],
  plainCards: [row(space[4], '45%'), hairline],
  /** Facts: a term, and what it is. */
  record: [factRow(space[6], '14%'), factRow('32%', '24%'), factRow('78%', '16%')],
  /** Labels above their fields. */
  form: [
    bar(field, space[6], '18%', space[3], word),
    bar(field, space[6], 'min(32rem, 85%)', space[8], size.control),
  ],
}

/**
 * As high as a few rows, or as the rest of the window, with their outline. It is drawn
 * by the style sheet, hidden from screen readers, and comes only where a load takes longer than
 * a moment.
 */
export const root = style(
  component({
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: space[3],
    minBlockSize: `calc(5 * ${size.row})`,
    overflow: 'hidden',
    color: color.text.muted,
    '::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      // Under reduced motion nothing moves: the tokens of the durations are 0.
      animation: `${appear} ${motion.fast} 150ms backwards, ${breathe} calc(${motion.move} * 8) ease-in-out infinite`,
    },
    selectors: {
      '[dir=rtl] &::before': { scale: '-1 1' },
      // Without the heading and the filters of the page.
      '&[data-fills]': { minBlockSize: `max(5 * ${size.row}, 100svh - 20rem)` },
      '&[data-shape=rows]::before': { background: shapes.rows.join() },
      '&[data-shape=plainRows]::before': { background: shapes.plainRows.join() },
      '&[data-shape=record]::before': { background: shapes.record.join() },
      '&[data-shape=form]::before': { background: shapes.form.join() },
    },
    '@media': {
      [media.mobile]: {
        selectors: {
          // The heading of a phone is lower. The skeleton reaches to the end of the window, so that
          // nothing in sight moves when the rows arrive.
          '&[data-fills]': { minBlockSize: `max(5 * ${size.row}, 100svh - 10rem)` },
          '&[data-shape=rows]::before': { background: shapes.cards.join() },
          '&[data-shape=plainRows]::before': { background: shapes.plainCards.join() },
        },
      },
    },
  }),
)

/** The spinner stands aside, where lines end. */
export const spinner = style(
  component({
    position: 'absolute',
    insetBlockStart: space[4],
    insetInlineEnd: space[4],
    display: 'grid',
  }),
)

/** What shows after a long wait, on a ground of its own. */
export const slow = style(
  component({
    display: 'grid',
    justifyItems: 'center',
    gap: space[3],
    padding: `${space[4]} ${space[6]}`,
    borderRadius: vars.radius.card,
    fontSize: vars.text.small.size,
    backgroundColor: color.surface.raised,
  }),
)
