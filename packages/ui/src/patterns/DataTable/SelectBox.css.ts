import { globalStyle, style } from '@vanilla-extract/css'
import { checkboxSize } from '../../theme/checkboxSize'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { screenOnly } from '../../theme/print'
import { vars } from '../../theme/vars.css'

export const box = style(
  component({
    // Larger than it looks: a press beside the box counts (WCAG 2.5.8).
    display: 'block',
    inlineSize: checkboxSize,
    blockSize: checkboxSize,
    margin: 0,
    accentColor: vars.color.accent.solid,
    cursor: 'pointer',
    position: 'relative',
    selectors: {
      '&::before': { content: '', position: 'absolute', inset: '-0.5rem' },
      '&:focus-visible': {
        outline: `${vars.border.thick} solid ${vars.color.focus.ring}`,
        outlineOffset: vars.border.thick,
      },
      '&:disabled': { cursor: 'default' },
    },
    '@media': { [media.coarse]: { selectors: { '&::before': { inset: '-0.875rem' } } } },
  }),
)

export const labelled = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[3],
    cursor: 'pointer',
    '@media': { [media.coarse]: { minBlockSize: vars.size.touch } },
  }),
)

globalStyle(`:is(${box}, ${labelled})`, screenOnly)
