import { style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const image = style(
  screen({ display: 'block', inlineSize: 'fit-content', borderRadius: vars.radius.full }),
)
