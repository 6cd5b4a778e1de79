import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { component } from '../theme/layers'
import { media } from '../theme/media'
import { screenOnly } from '../theme/print'
import { vars } from '../theme/vars.css'

const hairline = `${vars.border.hairline} solid ${vars.color.border.subtle}`

const appear = keyframes({ from: { opacity: 0 } })
const dim = keyframes({ to: { color: vars.color.text.faint, filter: 'grayscale(1)' } })
const sweep = keyframes({ from: { translate: '-100% 0' }, to: { translate: '100% 0' } })

/** The frame around the rows of a list, whether it is a table or not. */
export const frame = style(
  component({
    position: 'relative',
    // `clip` rounds the corners without creating a scroll container, as that would confine the
    // sticky head.
    overflow: 'clip',
    backgroundColor: vars.color.surface.raised,
    border: hairline,
    borderRadius: vars.radius.card,
    outline: 'none',
    selectors: {
      // Newer rows are loading. The old rows stay visible; a quick answer shows no indicator.
      '&[data-refreshing]::before': {
        content: '',
        position: 'absolute',
        zIndex: vars.layer.popover,
        insetBlockStart: 0,
        insetInline: 0,
        blockSize: vars.border.thick,
        background: `linear-gradient(90deg, transparent, ${vars.color.accent.solid}, transparent)`,
        animation: `${appear} ${vars.motion.move} 300ms backwards, ${sweep} 1200ms linear infinite`,
      },
    },
    '@media': {
      [media.reducedMotion]: {
        selectors: {
          '&[data-refreshing]::before': {
            background: vars.color.accent.solid,
            animation: 'none',
          },
        },
      },
    },
  }),
)

const untint = keyframes({
  '0%, 70%': { backgroundColor: vars.color.accent.subtle },
  to: { backgroundColor: 'transparent' },
})

/** A row that was created or restored, for as long as newRow.ts says. */
globalStyle(
  `${frame} [data-new-row]`,
  component({
    backgroundColor: vars.color.accent.subtle,
    // Not below the head of a table or the bar of a phone.
    scrollMarginBlock: vars.space[16],
    animation: `${untint} 2s`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  }),
)

// Rows of the old page or order look as if they wait, once the answer takes longer than a moment.
// They are faint and without colour, not transparent: so they stay readable (WCAG 1.4.3).
globalStyle(
  `${frame}[data-refreshing] :is(tbody, ul, ol)`,
  component({ animation: `${dim} ${vars.motion.move} 300ms forwards` }),
)

/** Contains the pagination, or the button for more, under the rows. */
export const foot = style(
  component({ padding: `${vars.space[2]} ${vars.space[4]}`, borderBlockStart: hairline }),
)

globalStyle(`${foot}:not(:has(nav))`, screenOnly)
