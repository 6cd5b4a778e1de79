import { globalStyle, style } from '@vanilla-extract/css'
import { component } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

/** The table of screen readers is positioned in it. */
export const root = style(component({ position: 'relative' }))

export const bars = style(
  component({
    display: 'block',
    inlineSize: '100%',
    blockSize: vars.space[16],
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border.default}`,
    fill: vars.color.accent.solid,
    selectors: { '[dir=rtl] &': { scale: '-1 1' } },
  }),
)

/** One hue in two strengths: both have 3:1 on their surface (WCAG 1.4.11). */
const second = 0.65

globalStyle(`${bars} [data-series='1']`, component({ fillOpacity: second }))

export const key = style(
  component({
    display: 'inline-block',
    inlineSize: vars.space[2],
    blockSize: vars.space[2],
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.accent.solid,
    // Forced colours would replace the background; the theme already uses system colours here.
    forcedColorAdjust: 'none',
    selectors: { "&[data-series='1']": { opacity: second } },
  }),
)
