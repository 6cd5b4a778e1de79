import { style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const placeholder = style(
  screen({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: `calc(5 * ${vars.size.row})`,
    color: vars.color.text.muted,
  }),
)

/** As high with a button in it as without. */
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

export const facts = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[6]}`,
    fontVariantNumeric: 'tabular-nums',
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

export const numbers = style(
  screen({ display: 'flex', flexDirection: 'column', gap: vars.space[3] }),
)

export const number = style(
  screen({
    fontSize: vars.text.title.size,
    lineHeight: vars.text.title.line,
    fontWeight: vars.font.weight.semibold,
    color: vars.color.text.faint,
  }),
)
