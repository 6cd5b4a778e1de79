import { style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { vars } from '../../theme/vars.css'
import { section } from './DashboardScreen.css'

export const root = style([section, screen({ gridColumn: '1 / -1' })])

export const steps = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    padding: vars.space[2],
  }),
)

export const step = style(
  screen({
    display: 'flex',
    gap: vars.space[3],
    padding: vars.space[2],
    color: vars.color.text.body,
    selectors: { '&[data-done]': { color: vars.color.text.muted } },
  }),
)

export const icon = style(
  screen({
    flex: 'none',
    inlineSize: vars.space[5],
    blockSize: vars.space[5],
    color: vars.color.text.faint,
    selectors: { '[data-done] > &': { color: vars.color.accent.text } },
  }),
)
