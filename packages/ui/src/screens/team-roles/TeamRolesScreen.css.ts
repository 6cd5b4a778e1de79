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
