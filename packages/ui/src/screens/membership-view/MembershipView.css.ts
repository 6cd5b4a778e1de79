import { globalStyle, style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { screenOnly } from '../../theme/print'
import { vars } from '../../theme/vars.css'

export const room = style(screen({ containerType: 'inline-size' }))

const isWide = '(min-width: 44rem)'

/** The plan card beside the texts, where there is room. */
export const parts = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space[4],
    '@container': {
      [isWide]: {
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
      },
    },
  }),
)

/** First in reading order, with the price; the rest of its column is below it. */
export const card = style(screen({ '@container': { [isWide]: { gridColumn: 2 } } }))

export const main = style(
  screen({ '@container': { [isWide]: { gridColumn: 1, gridRow: '1 / span 2' } } }),
)

/** The same height with and without a button. */
export const sectionHead = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    minBlockSize: vars.size.controlSmall,
  }),
)

/** Long lines are hard to read (WCAG 1.4.8). */
export const words = style(
  screen({
    maxInlineSize: '42rem',
    marginInlineEnd: 'auto',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  }),
)

export const label = style(
  screen({
    color: vars.color.text.muted,
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
  }),
)

export const id = style(
  screen({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'start',
    gap: vars.space[2],
    fontFamily: vars.font.mono,
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
  }),
)

// The button of this row must not add to the space between the rows.
globalStyle(`${id} > :last-child`, screen({ marginBlock: `calc(-1 * ${vars.space[2]})` }))

export const numbers = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[3]} ${vars.space[10]}`,
  }),
)

export const caption = style(
  screen({
    display: 'block',
    color: vars.color.text.muted,
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    fontWeight: vars.font.weight.regular,
  }),
)

export const number = style(
  screen({
    fontSize: vars.text.title.size,
    lineHeight: vars.text.title.line,
    fontWeight: vars.font.weight.semibold,
    color: vars.color.text.faint,
  }),
)

export const quickActions = style({})
globalStyle(quickActions, screenOnly)
