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

/** The card as members see it, on a ground with a caption in its top line. */
export const stage = style(
  screen({
    display: 'grid',
    gap: vars.space[4],
    minInlineSize: 0,
    padding: vars.space[4],
    border: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface.head,
  }),
)

export const caption = style(
  screen({
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    fontWeight: vars.font.weight.medium,
    color: vars.color.text.muted,
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
