import { style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const mark = style(
  screen({
    display: 'inline-flex',
    verticalAlign: 'middle',
    // A card lays label and value out by baseline, and an icon has none.
    alignSelf: 'center',
    color: vars.color.text.faint,
    selectors: { '&[data-given]': { color: vars.color.accent.text } },
  }),
)

export const list = style(screen({ display: 'grid', gap: vars.space[3] }))

export const permission = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space[2],
    overflowWrap: 'anywhere',
  }),
)
