import { style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const codes = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
    gap: vars.space[2],
    padding: vars.space[4],
    border: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface.sunken,
  }),
)

export const code = style(
  screen({
    direction: 'ltr',
    fontFamily: vars.font.mono,
    fontVariantNumeric: 'tabular-nums slashed-zero',
    textAlign: 'center',
    userSelect: 'all',
  }),
)

/** Buttons have nothing to do on paper. */
export const onScreen = style(screen({ '@media': { print: { display: 'none' } } }))
