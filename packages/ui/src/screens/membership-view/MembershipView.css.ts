import { globalStyle, style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

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

/** Two small sections side by side where there is room, and one across the full width. */
export const pair = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
    gap: vars.space[4],
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

// The rows are evenly spaced, although this one has a button.
globalStyle(`${id} > :last-child`, screen({ marginBlock: `calc(-1 * ${vars.space[2]})` }))

export const numbers = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[3]} ${vars.space[10]}`,
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
