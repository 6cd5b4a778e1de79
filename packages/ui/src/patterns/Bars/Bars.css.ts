import { style } from '@vanilla-extract/css'
import { SECOND } from '../../internal/chart/chart.css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const bars = style(
  component({
    fill: vars.color.accent.solid,
    selectors: { "&[data-series='1']": { fillOpacity: SECOND } },
  }),
)
