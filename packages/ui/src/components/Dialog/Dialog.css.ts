import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { clipped } from '../../theme/clipped'
import { component } from '../../theme/layers'
import { media } from '../../theme/media'
import { vars } from '../../theme/vars.css'

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } })
const slide = keyframes({ from: { translate: '0 100%' } })

export const overlay = style(
  component({
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    // What the on-screen keyboard leaves of the window.
    blockSize: 'var(--visual-viewport-height)',
    zIndex: vars.layer.overlay,
    display: 'grid',
    placeItems: 'center',
    padding: vars.space[4],
    backgroundColor: vars.color.surface.scrim,
    animation: `${fade} ${vars.motion.fast} ${vars.motion.easing}`,
    '@media': {
      [media.mobile]: { placeItems: 'end stretch', padding: 0, paddingBlockStart: vars.space[8] },
    },
  }),
)

export const modal = recipe({
  base: component({
    inlineSize: '100%',
    maxBlockSize: '100%',
    minBlockSize: 0,
    display: 'flex',
    color: vars.color.text.body,
    backgroundColor: vars.color.surface.raised,
    border: `${vars.border.hairline} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.dialog,
    overflow: 'hidden',
    animation: `${rise} ${vars.motion.normal} ${vars.motion.easing}`,
    '@media': {
      [media.mobile]: {
        maxInlineSize: 'none',
        borderInline: 0,
        borderBlockEnd: 0,
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        animation: `${slide} ${vars.motion.slow} ${vars.motion.easing}`,
      },
    },
  }),
  variants: {
    size: {
      medium: component({
        maxInlineSize: vars.size.dialog,
        '@media': { [media.mobile]: { maxInlineSize: 'none' } },
      }),
      wide: component({
        maxInlineSize: vars.size.dialogWide,
        '@media': { [media.mobile]: { maxInlineSize: 'none' } },
      }),
    },
  },
  defaultVariants: { size: 'medium' },
})

export const dialog = style(
  component({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    // With very large text title and buttons alone may be higher than a phone.
    overflowY: 'auto',
    outline: 'none',
  }),
)

// In the window's measure: padding that grew with very large text would leave it no room.
const edge = `min(${vars.space[6]}, 5vw)`

export const head = style(
  component({
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: vars.space[3],
    padding: `${vars.space[5]} ${edge} ${vars.space[2]}`,
  }),
)

export const title = style(
  component({
    ...clipped,
    fontSize: vars.text.lead.size,
    lineHeight: vars.text.lead.line,
    fontWeight: vars.font.weight.semibold,
    overflowWrap: 'anywhere',
  }),
)

// The button's own padding must not push the title down.
export const close = style(component({ margin: `calc(-1 * ${vars.space[1]})` }))

export const body = style(
  component({
    flex: '1 1 auto',
    // A line and the room under it: never less, however little is left.
    minBlockSize: vars.space[10],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: `0 ${edge} ${vars.space[5]}`,
    overflowWrap: 'anywhere',
  }),
)

/** A live region must be there before its words are. */
export const slow = style(
  component({
    color: vars.color.text.muted,
    selectors: { '&:not(:empty)': { marginBlockStart: vars.space[3] } },
  }),
)

export const footer = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    gap: vars.space[2],
    padding: `${vars.space[3]} ${edge}`,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.border.subtle}`,
    backgroundColor: vars.color.surface.canvas,
    paddingBlockEnd: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
  }),
)
