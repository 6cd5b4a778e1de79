import { globalStyle, style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

/** From and to, side by side where they fit. */
export const period = style(
  screen({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[3],
    inlineSize: '100%',
    maxInlineSize: '40rem',
  }),
)

globalStyle(`${period} > *`, screen({ flex: '1 1 15rem', minInlineSize: 0 }))
