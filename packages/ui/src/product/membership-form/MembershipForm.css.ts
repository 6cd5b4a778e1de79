import { style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

/** Stays in view beside a form that is taller than the window. */
export const preview = style(
  screen({
    position: 'sticky',
    insetBlockStart: `calc(${vars.size.topBar} + ${vars.space[5]})`,
    minInlineSize: 0,
    '@media': { [media.mobile]: { position: 'static' } },
  }),
)

/** Two short fields: side by side where there is room, otherwise as wide as the others. */
export const pair = style(
  screen({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
    alignItems: 'start',
    gap: vars.space[5],
  }),
)

/** At the end of the line, alone or after a sentence. */
export const buttons = style(screen({ marginInlineStart: 'auto' }))
