import { style } from '@vanilla-extract/css'
import { screen } from '../../theme/layers'
import { vars } from '../../theme/vars.css'

export const steps = style(
  screen({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    counterReset: 'step',
  }),
)

export const step = style(
  screen({
    display: 'grid',
    gridTemplateColumns: `${vars.space[5]} 1fr`,
    gap: vars.space[2],
    color: vars.color.text.muted,
    counterIncrement: 'step',
    '::before': {
      content: 'counter(step)',
      color: vars.color.accent.text,
      fontWeight: vars.font.weight.semibold,
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'center',
    },
  }),
)

// Scanners need dark on light with a quiet margin, in a dark theme too.
export const frame = style(
  screen({
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: vars.space[3],
    alignSelf: 'center',
    inlineSize: '13rem',
    maxInlineSize: '100%',
    aspectRatio: '1',
    padding: vars.space[3],
    border: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.card,
  }),
)

export const paper = style(
  screen({
    colorScheme: 'light',
    backgroundColor: vars.color.surface.paper,
    forcedColorAdjust: 'none',
  }),
)

/** The visible text repeats the label of the spinner. */
export const note = style(screen({ fontSize: vars.text.small.size, color: vars.color.text.muted }))

export const image = style(
  screen({
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'contain',
    imageRendering: 'pixelated',
  }),
)
